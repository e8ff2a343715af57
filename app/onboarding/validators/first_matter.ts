import vine from '@vinejs/vine'
import { ACTIVITY_LENGTHS } from '#app/activities/domain/activity_fields'
import { day } from '#app/activities/validators/fields'
import { LENGTHS, line } from '#app/core/validators/fields'
import { MATERIAS } from '#app/matters/domain/materias'
import { MATTER_LENGTHS } from '#app/matters/validators/matter'

/** All that the first matter of a firm needs: for whom, what, and what is next on which day. */
export const firstMatterValidator = vine.create({
  client: line(LENGTHS.name),
  title: line(MATTER_LENGTHS.title),
  materia: vine.enum(MATERIAS),
  nextStep: line(ACTIVITY_LENGTHS.title),
  dueOn: day(),
})
