import { findSource } from '#app/research/sources'

/** The numbers that a document is known by (registro, clave, expediente): what it has of those filters of its source into which a number is typed. */
export async function documentNumbers(source: string, facets: Record<string, string[]>): Promise<string[]> {
  const typed = (await findSource(source))?.filters.filter(({ type }) => type === 'text') ?? []
  return typed.flatMap(({ name }) => facets[name] ?? [])
}
