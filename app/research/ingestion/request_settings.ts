import research from '#config/research'
import { CommandRefused } from '#app/core/console/say'

/**
 * Where a command asks and how often: at the mirror it names, else at that of the installation (`SOURCES_MIRROR`), else at the sites themselves.
 * Throws CommandRefused when the limit of rate is to be taken from a site.
 */
export function requestSettings({ mirror = research.mirror ?? undefined, rate }: { mirror?: string; rate?: number }): {
  mirror: string | null
  rate: number | null
} {
  if (rate === 0 && mirror === undefined) throw new CommandRefused('commands.rate_needs_mirror')
  return { mirror: mirror ?? null, rate: rate ?? null }
}
