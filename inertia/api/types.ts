/** What a session of a program consists of, as the server hands it out. Instants in ISO. A personal token has no refresh token. */
export interface Authorization {
  accessToken: string
  accessExpiresAt: string
  refreshToken?: string
  refreshExpiresAt?: string
}

/** The signed-in user in the names of the specification. */
export interface UserData {
  id_users: number
  id_languages: number
  id_themes_preference: number
  id_workspace_owner: number | null
  id_workspace: number | null
  profileComplete: boolean
  email: string
}

/** What every answer of /api/v1 carries. */
export interface Envelope {
  success: boolean
  code: unknown
  params?: Record<string, unknown>
  errors?: { field: string; message: string }[]
  data?: unknown
  crypt?: string
  system?: { maintenance: boolean }
  userData?: UserData
  authorization?: Authorization
}

/** By which loading indicators are keyed: of the whole page, of a form, of a button. */
export type BlockType = 'global' | 'form' | 'button'

/** One call: `GET /me`. */
export type Route = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`

export interface CallOptions {
  body?: unknown
  blockType?: BlockType
  signal?: AbortSignal
  /** Asks for an encrypted answer, or for a plain one; else the server decides. */
  crypt?: 'on' | 'off'
}
