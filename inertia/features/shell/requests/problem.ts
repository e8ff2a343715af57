import { saysKept } from '~/components/forms/drafts/write_answer'
import type { MessageId } from '~/i18n/messages'

/** What a person is told in the popup 'Ha ocurrido un error.': words of the catalogue, or those that the server sent. */
export type Problem =
  | { message: MessageId; values?: Record<string, string | number>; code?: string }
  | { text: string; message?: undefined }

interface Refused {
  code?: unknown
  params?: { name?: string }
}

/** Codes stand in the catalogue of errors; any other text in a code is a message. */
const CODE = /^_?[A-Z]+-[\d_]+$/

/** What an answer to a program says to the person (specification §8); null when the part that asked says it by itself. */
export function problemIn(status: number, { code, params }: Refused): Problem | null {
  if (code === 'OTHER-WORKSPACE') {
    return params?.name
      ? { message: 'access.other_workspace', values: { name: params.name } }
      : { message: 'access.other_workspace_none' }
  }
  if (status === 403 && typeof code === 'object' && code !== null) {
    return { message: 'route' in code ? 'errors_ui.unauthorized_route' : 'errors_ui.no_access_function' }
  }
  if (code === 'STORAGE-FULL') return { message: 'errors_ui.storage_full' }
  if (code === 'BUSY') return { message: 'errors_ui.busy' }
  if (status === 400 && typeof code === 'string' && !CODE.test(code)) return { text: code }
  return null
}

/** What an answer that is no page says to the person: a refusal in words, or that something broke. */
export function problemOf({ status, data, headers }: { status: number; data: unknown; headers?: object }): Problem {
  if (saysKept({ headers })) return { message: 'errors_ui.kept_without_page' }
  const said = refusedIn(data)
  return (said && problemIn(status, said)) ?? { message: 'errors._ENT-500', code: '_ENT-500' }
}

/** The refusal in a body, or null. */
export function refusedIn(data: unknown): Refused | null {
  if (typeof data !== 'string') return data as Refused | null
  try {
    return JSON.parse(data) as Refused | null
  } catch {
    return null
  }
}
