import { compose } from '@adonisjs/core/helpers'
import { ReportRoleSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** That a report is shared with a role. */
export default class ReportRole extends compose(ReportRoleSchema, Tenanted) {}
