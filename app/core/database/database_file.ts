import { stat } from 'node:fs/promises'
import { statSync } from 'node:fs'

interface Identity {
  dev: number
  ino: number
}

const opened = new Map<string, Identity>()

/** Remembers which file a connection opened under a path. */
export function rememberFile(path: string): void {
  const { dev, ino } = statSync(path)
  if (!opened.has(path)) opened.set(path, { dev, ino })
}

/** Throws when a path no longer leads to the file that was opened: it was moved away or replaced, and what is written there nobody finds again. */
export async function assertSameFile(path: string): Promise<void> {
  const known = opened.get(path)
  if (!known) return
  const { dev, ino } = await stat(path)
  if (dev !== known.dev || ino !== known.ino) throw new Error('the file of the database was replaced')
}
