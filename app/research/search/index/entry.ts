const DAY_MILLISECONDS = 86_400_000
const ISO_DATE = /^\d{4}-\d{2}-\d{2}/

/** Days since 1970 of an ISO date or time; null when there is none or it is no date. */
export function publishedDay(publishedOn: string | null): number | null {
  const date = publishedOn?.match(ISO_DATE)?.[0]
  const milliseconds = date === undefined ? Number.NaN : Date.parse(date)
  return Number.isNaN(milliseconds) ? null : milliseconds / DAY_MILLISECONDS
}
