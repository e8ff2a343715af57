import Notice from '#app/notifications/models/notice'

/** The one firm of which may be told, beside what is of no firm; null or absent for all of a person's. */
export type OnlyFirm = number | null | undefined

interface Conditions {
  whereNull(column: string): Conditions
  orWhere(column: string, value: number): Conditions
}

/** Leaves out what is of other firms: `query.where(ofFirm(id))`. */
export function ofFirm(onlyFirm: OnlyFirm) {
  return (query: Conditions): void => {
    if (typeof onlyFirm === 'number') void query.whereNull('workspace_id').orWhere('workspace_id', onlyFirm)
  }
}

/** The notices that a person reads here. */
export function noticesOf(userId: number, onlyFirm?: OnlyFirm) {
  return Notice.query().where({ user_id: userId, in_app: 1 }).where(ofFirm(onlyFirm))
}
