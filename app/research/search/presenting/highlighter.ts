import type { TextRun } from '#app/core/search/search_engine'
import type { Marker } from './marker.js'
import { extractOf } from './extract.js'

/** Cuts titles and bodies into runs of text, marked where they answer the query. */
export class Highlighter {
  constructor(private marker: Marker) {}

  /** The whole text. */
  title(text: string): TextRun[] {
    return this.#runs(text)
  }

  /** An extract of about 300 characters where most of what was asked for stands together; the beginning when none does. */
  snippet(body: string): TextRun[] {
    const { start, end } = extractOf(body, this.marker)
    const extract = body.slice(start, end).replace(/\s/g, ' ')
    return this.#runs(`${start > 0 ? '… ' : ''}${extract}${end < body.length ? ' …' : ''}`)
  }

  #runs(text: string): TextRun[] {
    const runs: TextRun[] = []
    let place = 0
    this.marker.scan(text, ({ start, end, kind }) => {
      if (start > place) runs.push({ text: text.slice(place, start), mark: null })
      runs.push({ text: text.slice(start, end), mark: kind })
      place = end
    })
    if (place < text.length) runs.push({ text: text.slice(place), mark: null })
    return runs
  }
}
