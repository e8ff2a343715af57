/** Rows of a page of the operators' lists. */
export const ROWS_PER_PAGE = 25

export interface Paging {
  total: number
  page: number
  perPage: number
}

/** What an operator asked of a list. Pages from 1. */
export interface ListQuery {
  q: string
  page: number
}

export const pagingOf = (total: number, page: number): Paging => ({ total, page, perPage: ROWS_PER_PAGE })

/** A text to look for with `LIKE … ESCAPE '!'`, its own wildcards taken literally. */
export const like = (text: string) => `%${text.replace(/[!%_]/g, (sign) => `!${sign}`)}%`
