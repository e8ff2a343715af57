/** Why something did not go well: `code` names a message of the catalogues, `detail` is short and technical. Stored as `code: detail`. */
export interface Reason {
  code: string
  detail: string
}

const MAX_REASON_LENGTH = 250

/** The text of a reason as a row keeps it. */
export function reasonText({ code, detail }: Reason): string {
  return (detail ? `${code}: ${detail}` : code).toWellFormed().slice(0, MAX_REASON_LENGTH)
}

/** Reads a stored reason. */
export function reasonOf(text: string): Reason {
  const [, code, detail] = /^(\w+)(?:: ([^]*))?$/.exec(text) ?? []
  return code ? { code, detail: detail ?? '' } : { code: 'unexpected', detail: text }
}

/** Why a record could not be had: in a word of the catalogues when the source says one (`noSuchCase`, `missingFile: a.pdf`), else what the network said. */
export function failureReason(told: string): Reason {
  return /^[a-z]+[A-Z]\w*(?:: |$)/.test(told) ? reasonOf(told) : { code: 'noAnswer', detail: told }
}
