import { compose } from '@adonisjs/core/helpers'
import { TaskFileSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** A file that a task made for the person who started it; it is kept for some days. */
export default class TaskFile extends compose(TaskFileSchema, Tenanted) {}
