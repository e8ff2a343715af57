/** What readers find in a PDF: the text of each page, its title and language, the roles of its structure, and the standard of accessibility that it claims ('1' = PDF/UA-1). */
export async function readPdf(bytes: Uint8Array) {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS })
  const document = await loading.promise
  const pages: string[] = []
  const roles = new Set<string>()
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    for (const role of rolesIn(await page.getStructTree())) roles.add(role)
  }
  const { info } = await document.getMetadata()
  const read = {
    pages,
    /** All of the text on one line, without the places where long words may break. */
    text: pages.join(' ').replaceAll('\u200b', '').replace(/\s+/g, ' '),
    roles,
    title: (info as { Title?: string }).Title,
    language: (info as { Language?: string | null }).Language,
    accessibility: /<pdfuaid:part>(\d)</.exec(Buffer.from(bytes).toString('latin1'))?.[1] ?? null,
  }
  await loading.destroy()
  return read
}

type Node = { role?: string; children?: object[] } | null

const rolesIn = (node: Node): string[] =>
  node ? [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap((child) => rolesIn(child as Node))] : []
