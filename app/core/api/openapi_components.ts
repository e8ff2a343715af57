import type { Schema } from './openapi_schema.js'

type Component = 'Envelope' | 'Error' | 'System' | 'Authorization' | 'UserData'

/** A pointer to a part that many operations share. */
export const ref = (name: Component): Schema => ({ $ref: `#/components/schemas/${name}` })

const text = { type: 'string' }
const moment = { type: 'string', format: 'date-time' }
const whole = { type: 'integer' }
const wholeOrNull = { type: ['integer', 'null'] }

const object = (properties: Schema, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
})

/** An error with the codes that it may carry. The code of a 403 is an object that names what is lacking. */
export function errorAnswer(description: string, codes: string[]): Schema {
  const own = codes.length > 0 ? { properties: { code: { anyOf: [{ enum: codes }, { type: 'object' }] } } } : {}
  return { description, content: { 'application/json': { schema: { allOf: [ref('Error'), own] } } } }
}

const schemas: Record<Component, Schema> = {
  System: object({ maintenance: { type: 'boolean' } }),
  Envelope: object({ success: { const: true }, code: { type: 'null' }, data: {}, crypt: text, system: ref('System') }, [
    'success',
    'code',
    'system',
  ]),
  Error: object(
    {
      success: { const: false },
      code: { anyOf: [text, { type: 'object' }] },
      message: text,
      params: { type: 'object' },
      errors: { type: 'array', items: object({ field: text, message: text }) },
      system: ref('System'),
    },
    ['success', 'code', 'system']
  ),
  Authorization: object({
    accessToken: text,
    accessExpiresAt: moment,
    refreshToken: text,
    refreshExpiresAt: moment,
  }),
  UserData: object({
    id_users: whole,
    id_languages: whole,
    id_themes_preference: whole,
    id_workspace_owner: wholeOrNull,
    id_workspace: wholeOrNull,
    profileComplete: { type: 'boolean' },
    email: { type: 'string', format: 'email' },
  }),
}

export const COMPONENTS = {
  schemas,
  securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
}
