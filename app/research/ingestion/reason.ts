/** Why something did not go well: `code` names a message of the catalogues, `detail` is short and technical. Stored as `code: detail`. */
export interface Reason {
  code: string
  detail: string
}

const LONGEST = 250

/** The text of a reason as a row keeps it. */
export function reasonText({ code, detail }: Reason): string {
  return (detail ? `${code}: ${detail}` : code).toWellFormed().slice(0, LONGEST)
}

/** Reads a stored reason. */
export function reasonOf(text: string): Reason {
  const [, code, detail] = /^(\w+)(?:: ([^]*))?$/.exec(text) ?? []
  return code ? { code, detail: detail ?? '' } : { code: 'unexpected', detail: text }
}
