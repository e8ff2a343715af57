/** The years of a histogram without gaps, earliest first: those in the list and those that choosing them would add. */
export function everyYear(values: { value: string; count: number; more: number }[]): { year: number; count: number }[] {
  const counts = new Map(values.map(({ value, count, more }) => [Number(value), count + more]))
  const years = [...counts.keys()].filter(Number.isInteger)
  if (years.length === 0) return []

  const first = Math.min(...years)
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, place) => {
    return { year: first + place, count: counts.get(first + place) ?? 0 }
  })
}
