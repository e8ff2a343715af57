/** Most permissions that an entry of the log names; the others are counted. */
export const MAX_NAMED = 3

const listed = (text: string | null) => (text === null ? [] : text.split(' · '))

/** What a role may no longer do and what it may do since, from the lists of an entry of the log. Codes, in the order of the entry. */
export function permissionChange(before: string | null, after: string | null): { removed: string[]; added: string[] } {
  const [old, next] = [listed(before), listed(after)]
  return { removed: old.filter((code) => !next.includes(code)), added: next.filter((code) => !old.includes(code)) }
}
