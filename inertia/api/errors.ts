import type { MessageId } from '~/i18n/messages'
import type { Envelope } from './types'

/** What the server refused. `code` is an object when something is not allowed: it names what is lacking. */
export class ApiRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: unknown,
    readonly params: Record<string, unknown> = {},
    readonly errors: NonNullable<Envelope['errors']> = [],
    readonly system?: Envelope['system']
  ) {
    super(`${status} ${typeof code === 'string' ? code : JSON.stringify(code)}`)
  }

  /** Whether the token was the matter: TKN-404 or TKN-400. */
  get isAboutToken(): boolean {
    return this.code === 'TKN-404' || this.code === 'TKN-400'
  }
}

/** An answer that could not be read: 'Ha ocurrido un error inesperado'. */
export class UnreadableAnswer extends Error {
  readonly messageId = 'api.unexpected' satisfies MessageId
}

/** The session could not be renewed for now; the person need not be told. */
export class RenewalFailed extends Error {}

/** What the person is told of a failed call. */
export interface Popup {
  message: MessageId
  code?: string
}

/** The popup of an error; null when none is shown: RTE-500 and whatever went wrong on the way to a new token. */
export function popupOf(error: unknown): Popup | null {
  if (error instanceof RenewalFailed) return null
  if (error instanceof UnreadableAnswer) return { message: error.messageId }
  if (!(error instanceof ApiRefusal)) return { message: 'errors_ui.unexpected' }
  const { status, code } = error
  if (code === 'RTE-500' || error.isAboutToken) return null
  if (status === 403 && typeof code === 'object') return { message: 'errors_ui.no_access_function' }
  return typeof code === 'string' && /^_?[A-Z]+-[\d_]+$/.test(code)
    ? { message: `errors.${code}` as MessageId, code }
    : { message: 'errors_ui.unexpected' }
}
