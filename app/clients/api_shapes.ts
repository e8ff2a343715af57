import vine from '@vinejs/vine'
import { strictId } from '#app/core/validators/fields'
import { textsOf } from '#app/clients/domain/fields'
import { CONTACT_ROLES } from '#app/clients/domain/contact_fields'
import { clientValidator } from '#app/clients/validators/client'
import type { Shape } from '#app/core/api/endpoint'

const words = () => vine.string().nullable()
const truth = () => vine.boolean({ strict: true })
const moment = () => vine.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const type = () => vine.enum(['person', 'business'] as const)
const paging = () => vine.object({ page: vine.number(), perPage: vine.number(), total: vine.number() })
const colleague = () => vine.object({ id: strictId(), name: vine.string() }).nullable()

export const clientsShape = vine.create({
  items: vine.array(
    vine.object({
      id: strictId(),
      type: type(),
      name: vine.string(),
      tradeName: words(),
      rfc: words(),
      email: words(),
      phone: words(),
      picture: words(),
      archived: truth(),
      hasAccess: truth(),
      matters: vine.number(),
      responsible: colleague(),
      tags: vine.array(vine.string()),
      createdAt: moment(),
      updatedAt: moment(),
    })
  ),
  paging: paging(),
})

export const clientShape = vine.create({
  id: strictId(),
  type: type(),
  name: vine.string(),
  givenNames: words(),
  firstSurname: words(),
  secondSurname: words(),
  ...textsOf(words),
  phones: vine.array(vine.object({ number: vine.string(), label: words(), dial: vine.string() })),
  picture: words(),
  responsible: colleague(),
  tags: vine.array(vine.string()),
  archived: truth(),
  version: vine.number(),
  addedAt: moment(),
  updatedAt: moment(),
  warnings: vine.object({ rfc: words(), curp: words() }),
  can: vine.object({ edit: truth(), archive: truth(), delete: truth() }),
})

const contact = () => ({
  id: strictId(),
  version: vine.number(),
  name: vine.string(),
  role: vine.enum(CONTACT_ROLES),
  roleOther: words(),
  phone: words(),
  email: words(),
  notes: words(),
  deedNumber: words(),
  deedOn: words(),
  deedNotary: words(),
  dial: words(),
})

export const contactShape = vine.create(contact())
export const contactsShape = vine.create({ items: vine.array(vine.object(contact())), paging: paging() })

type Part = { anyOf?: Part[]; properties?: Record<string, object> }

/** The fields of both types of client in one list. */
function fieldsIn({ anyOf = [], properties = {} }: Part): Record<string, object> {
  return { ...Object.assign({}, ...anyOf.map(fieldsIn)), ...properties }
}

function clientFields(required: string[], more: Record<string, object> = {}): Shape {
  return {
    toJSONSchema() {
      const own = fieldsIn(clientValidator.toJSONSchema() as Part)
      const properties = { ...own, ...more, type: { type: 'string', enum: ['person', 'business'] } }
      return { type: 'object', properties, required } as ReturnType<Shape['toJSONSchema']>
    },
  }
}

/** A new client: a business has `name`, a person `givenNames` and surnames. */
export const newClientShape = clientFields(['type'])

/** What changes of a client, with the version that it was read at. */
export const clientChangeShape = clientFields(['version'], { version: { type: 'integer', minimum: 1 } })
