const MAX_QUOTE_LENGTH = 300

/** The paragraph in which the reader selected something, by its place in the text, and what they selected; null when nothing is. */
export function selectedPlace(): { paragraph: number; quote: string } | null {
  const selection = window.getSelection()
  const quote = selection?.toString().trim() ?? ''
  if (!selection?.anchorNode || !quote || quote.length > MAX_QUOTE_LENGTH) return null
  const node = selection.anchorNode
  const element = node instanceof Element ? node : node.parentElement
  const paragraph = /^p(\d+)$/.exec(element?.closest('article [id^="p"]')?.id ?? '')?.[1]
  return paragraph === undefined ? null : { paragraph: Number(paragraph), quote }
}
