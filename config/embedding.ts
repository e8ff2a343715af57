import env from '#start/env'

/** An origin (`https://www.example.mx`) as it stands in a header. Throws for anything else: a wrong one would frame nothing, or everything. */
export function originsIn(list: string): string[] {
  return list
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((text) => {
      const url = /^https?:\/\/[\w.:[\]-]+\/?$/.test(text) && URL.canParse(text) ? new URL(text) : null
      if (!url || url.origin !== text.replace(/\/$/, '').toLowerCase())
        throw new Error(`EMBED_ORIGINS holds ${text}, which is no origin: write it like https://www.example.mx`)
      return url.origin
    })
}

/** Sites that may show `/join-embedded` in a frame. None by default. */
export default { origins: originsIn(env.get('EMBED_ORIGINS') ?? '') }
