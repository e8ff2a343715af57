import logger from '@adonisjs/core/services/logger'
import { paletteProviders, type Viewer } from '#app/core/contributions/registries'

/** A group of the palette: its heading is the message `palette.group.<key>`. */
export type PaletteGroup = { key: string; items: { title: string; context: string; href: string }[] }

const IN_GROUP = 5

/** What answers a text, by groups in their order; empty ones are left out. A part that cannot answer does not silence the others. */
export async function findAnything(viewer: Viewer, text: string): Promise<PaletteGroup[]> {
  const groups = await Promise.all(
    paletteProviders
      .all()
      .map(async ({ key, search }) => ({ key, items: await quietly(key, search(viewer, text, IN_GROUP)) }))
  )
  return groups.filter(({ items }) => items.length > 0)
}

async function quietly<T>(key: string, answer: Promise<T[]>): Promise<T[]> {
  return answer.catch((error: unknown) => {
    logger.error({ err: error, part: key }, 'a part of the palette did not answer')
    return []
  })
}
