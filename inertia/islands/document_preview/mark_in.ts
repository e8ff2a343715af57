import { findPlaces } from './find_runs'

/** Marks words in what is shown, and takes the marks of before away. */
export function markIn(root: HTMLElement, words: string): void {
  const document = root.ownerDocument
  for (const mark of root.querySelectorAll('mark[data-found]')) mark.replaceWith(...mark.childNodes)
  root.normalize()
  if (!words.trim()) return
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) markText(text, words)
}

/** From the end, so that what stands before keeps its place. */
function markText(text: Text, words: string): void {
  let end = text.data.length
  for (const [from, to] of findPlaces(text.data, words).reverse()) {
    if (to > end) continue
    const found = text.splitText(from)
    found.splitText(to - from)
    const mark = text.ownerDocument.createElement('mark')
    mark.dataset.found = ''
    found.replaceWith(mark)
    mark.append(found)
    end = from
  }
}
