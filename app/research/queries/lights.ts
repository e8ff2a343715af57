import { documentLights } from '#app/research/registries'

/** Whether documents still hold, in one word each; of those about which nobody knows anything there is none. */
export async function lightsOf(documentIds: number[]): Promise<Map<number, string>> {
  if (documentIds.length === 0) return new Map()
  const told = await Promise.all(documentLights.all().map((light) => light.of(documentIds)))
  return new Map(told.flatMap((one) => [...one]))
}
