import type { Division } from '#sources/contract/contract'
import LegalDocument from '#app/research/models/legal_document'

const SOURCE = 'federal_laws'
let count = 0

/** Puts an invented federal law into the library: chapters with the texts of their articles, which are numbered through. */
export async function lawOf(chapters: Record<string, string[]>) {
  const slug = `ley-ficticia-${++count}`
  const outline: Division[] = []
  const articles: { label: string; slug: string; body: string }[] = []
  let body = 'LEY FICTICIA DE PRUEBA\n'
  for (const [label, texts] of Object.entries(chapters)) {
    outline.push({ kind: 'chapter', level: 0, label, name: null, start: body.length, slug: null })
    body += `${label}\n`
    for (const text of texts) {
      const number = articles.length + 1
      const article = {
        label: `Artículo ${number}`,
        slug: `${slug}-articulo-${number}`,
        body: `Artículo ${number}. ${text}`,
      }
      outline.push({
        kind: 'article',
        level: 1,
        label: article.label,
        name: null,
        start: body.length,
        slug: article.slug,
      })
      articles.push(article)
      body += `${article.body}\n`
    }
  }
  const common = { source: SOURCE, publishedOn: '2013-04-02', url: null, facets: { topic: ['Amparo'] }, metadata: [] }
  const law = await LegalDocument.create({
    ...common,
    kind: 'ley',
    documentType: 'ley',
    externalId: slug,
    slug,
    title: `Ley Ficticia ${count}`,
    body,
    outline,
    searchText: `Ley Ficticia ${count}`,
    fingerprint: slug,
    citation: `Ley Ficticia ${count}`,
    citationKeys: [],
    changeSeq: 1,
  })
  await LegalDocument.createMany(
    articles.map((article, ordinal) => ({
      ...common,
      kind: 'articulo',
      documentType: 'articulo',
      externalId: `${slug}:${ordinal + 1}`,
      slug: article.slug,
      title: `Ley Ficticia ${count}, artículo ${ordinal + 1}`,
      body: article.body,
      fingerprint: article.slug,
      citation: `Artículo ${ordinal + 1} de la Ley Ficticia ${count}`,
      citationKeys: [],
      changeSeq: 1,
      parentId: law.id,
      ordinal,
    }))
  )
  return { law, slug, address: `/search/b-search/analysis/${SOURCE}/${slug}` }
}
