import type { Say } from '#app/core/console/say'
import { SearchUnavailable } from '#app/core/search/search_unavailable'
import { isDiskFull } from '#app/research/ingestion/disk_full'

/** Does the work of a command; a full disk and a search server that does not answer are told in a sentence, and the exit code is 1. */
export async function tellingTrouble(
  { say, screen }: { say: Say; screen: { write(text: string): unknown } },
  work: () => Promise<number>
): Promise<number> {
  try {
    return await work()
  } catch (error) {
    const key = troubleOf(error)
    if (!key) throw error
    screen.write(`${say(key)}\n`)
    return 1
  }
}

function troubleOf(error: unknown): string | null {
  if (isDiskFull(error)) return 'sources.failure.diskFull'
  return error instanceof SearchUnavailable ? 'commands.search_unavailable' : null
}
