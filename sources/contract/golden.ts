import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { basename, join } from 'node:path'
import { RecordRejected } from '#sources/contract/contract'
import type { LegalDocument, RawPage, Source } from '#sources/contract/contract'

/** A saved answer of a site: `fixtures/{kind}/{externalId}.{what_it_shows}.json`, or another extension when the site answered something else. */
export interface Fixture {
  /** `tesis: undecima gaceta`. */
  name: string
  page: RawPage
  goldenPath: string
}

/** What became of a fixture: a document, or the reason of its rejection. */
export type Outcome = { document: LegalDocument } | { rejected: string; detail: string }

/** The fixtures of a source, given its `fixtures/` folder. */
export function fixturesIn(folder: URL): Fixture[] {
  const root = fileURLToPath(folder)
  const kinds = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return kinds.flatMap(({ name: kind }) =>
    readdirSync(join(root, kind))
      .filter((name) => !name.endsWith('.golden.json'))
      .sort()
      .map((name) => fixtureOf(join(root, kind, name), kind))
  )
}

/** Parses and maps a fixture as an ingestion would. */
export function outcomeOf<Rec>(source: Source<Rec>, page: RawPage): Outcome {
  try {
    return { document: source.map(source.parse(page), page) }
  } catch (error) {
    if (!(error instanceof RecordRejected)) throw error
    return { rejected: error.code, detail: error.detail }
  }
}

/** The golden outcome of a fixture. A missing one is written from the given outcome, and an error asks to read it before it is believed. */
export function goldenOf(fixture: Fixture, outcome: Outcome): Outcome {
  try {
    return JSON.parse(readFileSync(fixture.goldenPath, 'utf8')) as Outcome
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    writeFileSync(fixture.goldenPath, `${JSON.stringify(outcome, null, 2)}\n`)
    throw new Error(`${basename(fixture.goldenPath)} did not exist and was written: read it, then run the tests again`)
  }
}

function fixtureOf(path: string, kind: string): Fixture {
  const [externalId, shows, extension] = basename(path).split('.')
  const contentType = extension === 'json' ? 'application/json' : 'text/html'
  return {
    name: `${kind}: ${shows.replaceAll('_', ' ')}`,
    page: {
      kind,
      externalId,
      url: `https://fixture.example/${kind}/${externalId}`,
      contentType,
      etag: null,
      body: readFileSync(path),
    },
    goldenPath: path.replace(/\.\w+$/, '.golden.json'),
  }
}
