import vine from '@vinejs/vine'
import { strictId } from '#app/core/validators/fields'
import { LANGUAGES } from '#app/core/messages/catalogue'
import { PERMISSIONS } from '#app/workspaces/permissions'

const truth = () => vine.boolean({ strict: true })

/** A moment in ISO 8601, UTC. */
export const moment = () => vine.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

/** Where a page of a list stands in the whole. */
export const paging = () =>
  vine.object({ page: vine.number().withoutDecimals(), perPage: vine.number(), total: vine.number() })

const userDataFields = () => ({
  id_users: strictId(),
  id_languages: vine.number().in([1, 2]),
  id_themes_preference: vine.number().in([1, 2, 3]),
  id_workspace_owner: strictId().nullable(),
  id_workspace: strictId().nullable(),
  profileComplete: truth(),
  email: vine.string().email(),
})

export const userDataShape = vine.create(userDataFields())

export const statusShape = vine.create({ status: vine.enum(['ok']) })

export const workspacesShape = vine.create(
  vine.array(vine.object({ id: strictId(), name: vine.string(), slug: vine.string(), timeZone: vine.string() }))
)

export const membersShape = vine.create({
  items: vine.array(
    vine.object({
      id: strictId(),
      userId: strictId(),
      name: vine.string(),
      email: vine.string().email(),
      role: vine.object({ id: strictId(), name: vine.string() }).nullable(),
      since: moment(),
    })
  ),
  paging: paging(),
})

export const rolesShape = vine.create(
  vine.array(
    vine.object({
      id: strictId(),
      key: vine.string().nullable(),
      name: vine.string(),
      description: vine.string().nullable(),
      permissions: vine.array(vine.enum(PERMISSIONS)),
      editable: truth(),
    })
  )
)

export const invitationsShape = vine.create({
  items: vine.array(
    vine.object({
      id: strictId(),
      kind: vine.enum(['member', 'client']),
      state: vine.enum(['pending', 'resent', 'rejected', 'canceled', 'accepted', 'expired']),
      email: vine.string().email(),
      name: vine.string().nullable(),
      inviter: vine.string(),
      role: vine.object({ key: vine.string().nullable(), name: vine.string() }).nullable(),
      timesSent: vine.number(),
      sentAt: moment(),
      expiresAt: moment(),
      resendAt: moment(),
    })
  ),
  paging: paging(),
})

export const resentShape = vine.create({ success: truth(), code: vine.string().nullable() })

export const languageShape = vine.create({ language: vine.enum(LANGUAGES).optional() })
