/** Stands in the text of a file for a picture that is drawn there. */
export const PICTURE = '\uFFFC'

/** What readers see in its place: alone, and in the middle of a sentence. */
const ALONE = '[Aquí hay una tabla, fórmula o imagen que este texto no reproduce: véase el documento oficial]'
const INSIDE = '[imagen: véase el documento oficial]'
const SAID =
  /\[(?:Aquí hay una tabla, fórmula o imagen que este texto no reproduce|imagen): véase el (?:documento oficial|PDF oficial, página \d+)\]/g
const PICTURES = /(?:\uFFFC\s*)+/g
/** Before the text of a law begins stand the arms of the State. */
const BEGUN = /^(?:art[íi]culo|t[íi]tulo|cap[íi]tulo|libro)\s+\S/iu
/** Letters before a picture by which its place is known: of as many as a page has of them, for its text may begin there. */
const AROUND = [40, 24, 12]

/** Says of each picture in the text of a law that it stands there; those before the text are left out. */
export function withPictures(lines: string[]): string[] {
  let hasBegun = false
  return lines.flatMap((line) => {
    hasBegun ||= BEGUN.test(line)
    if (!line.includes(PICTURE)) return [line]
    const bare = line.replace(PICTURES, '').trim()
    if (!hasBegun) return bare ? [bare] : []
    return [bare ? line.replace(PICTURES, `${INSIDE} `).trim() : ALONE]
  })
}

/** The text without what is said of its pictures. */
export function withoutPictures(lines: string[]): string[] {
  return lines.map((line) => line.replace(SAID, ' '))
}

/** The pages of a PDF on which the pictures of a text stand, in their order; null for those whose place is not found. */
export function pagesOfPictures(lines: string[], pages: string[]): (number | null)[] {
  const squeezedPages = pages.map(squeezed)
  let before = ''
  let from = 0
  const found: (number | null)[] = []
  for (const line of lines) {
    for (const piece of line.split(new RegExp(`(${SAID.source})`))) {
      if (!new RegExp(SAID.source).test(piece)) {
        before = (before + squeezed(piece)).slice(-AROUND[0])
        continue
      }
      const page = pageWith(before, squeezedPages, from)
      from = page ?? from
      found.push(page === null ? null : page + 1)
    }
  }
  return found
}

function pageWith(before: string, pages: string[], from: number): number | null {
  for (const letters of AROUND) {
    const wanted = before.slice(-letters)
    const page = wanted ? pages.findIndex((text, place) => place >= from && text.includes(wanted)) : -1
    if (page >= 0) return page
  }
  return null
}

/** Adds to what is said of each picture the page on which it stands: `…véase el PDF oficial, página 12]`. */
export function withPicturePages(lines: string[], pages: (number | null)[]): string[] {
  let next = 0
  return lines.map((line) =>
    line.replace(SAID, (said) => {
      const page = pages[next++]
      return page ? said.replace('documento oficial', `PDF oficial, página ${page}`) : said
    })
  )
}

function squeezed(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
}
