import { IANAZone } from 'luxon'

/** How programs of Windows call the zones of Mexico and those beside it (CLDR, windowsZones). */
const OF_WINDOWS: Record<string, string> = {
  'Central Standard Time (Mexico)': 'America/Mexico_City',
  'Mountain Standard Time (Mexico)': 'America/Mazatlan',
  'Pacific Standard Time (Mexico)': 'America/Tijuana',
  'Eastern Standard Time (Mexico)': 'America/Cancun',
  'US Mountain Standard Time': 'America/Phoenix',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Eastern Standard Time': 'America/New_York',
  'Central America Standard Time': 'America/Guatemala',
  'UTC': 'UTC',
}

/** The IANA zone that a file names, also with the address of a registry before it (`/freeassociation.sourceforge.net/America/Tijuana`); null for none. */
export function zoneNamed(said: string): string | null {
  const name = said.replace(/^"|"$/g, '').trim()
  const own = OF_WINDOWS[name]
  if (own) return own
  const parts = name.split('/').filter(Boolean)
  for (let from = 0; from < parts.length; from++) {
    const rest = parts.slice(from).join('/')
    if ((parts.length - from > 1 || rest === 'UTC') && rest.length <= 60 && IANAZone.isValidZone(rest)) return rest
  }
  return null
}
