import type { MessageId } from '~/i18n/messages'

/** What a person is told in the popup 'Ha ocurrido un error.': words of the catalogue, or those that the server sent. */
export type Problem =
  | { message: MessageId; values?: Record<string, string | number>; code?: string }
  | { text: string; message?: undefined }

interface Refused {
  code?: unknown
}

/** Codes stand in the catalogue of errors; any other text in a code is a message. */
const CODE = /^_?[A-Z]+-[\d_]+$/

/** What an answer to a program says to the person (specification §8); null when the part that asked says it by itself. */
export function problemIn(status: number, { code }: Refused): Problem | null {
  if (status === 403 && typeof code === 'object' && code !== null) {
    return { message: 'route' in code ? 'errors_ui.unauthorized_route' : 'errors_ui.no_access_function' }
  }
  if (status === 400 && typeof code === 'string' && !CODE.test(code)) return { text: code }
  return null
}
