import { test } from '@japa/runner'
import type { CrawlWindow, KnownRecord, RawPage } from '#sources/contract/contract'
import { HttpFailed, SourceBlocked } from '#sources/http/http_client'
import { ListingRefused } from '#sources/contract/sanity'
import { pagesOn } from '../client.js'
import source from '../source.js'
import { crawl, lawFile, siteOf } from './site.js'
import type { Site } from './site.js'

const TODAY = '2026-11-21'
const FAROS = 'LEY DE FAROS FICTICIA'
const known = (etag: string | null, checkedAt = '2026-11-01T00:00:00Z'): KnownRecord => ({
  etag,
  publishedOn: null,
  checkedAt,
})

async function read(site: Site, window: CrawlWindow, today = TODAY): Promise<RawPage[]> {
  const pages: RawPage[] = []
  for await (const page of pagesOn(site, window, today)) pages.push(page)
  return pages
}

test.group('LeyesBiblio crawl', () => {
  test('yields every law with the details of its index row on the first run', async ({ assert }) => {
    const site = siteOf(
      [{ ref: 'lf', note: 'Nueva reforma', changed: 'DOF 12/06/2023' }],
      [{ ref: 'lv', name: 'LEY de Velas Ficticia', files: ['abro/lv/LV_abro.doc'] }]
    )
    site.files.set('doc/LF.doc', lawFile(FAROS, { reform: '12-06-2023' }))
    site.files.set('abro/lv/LV_abro.doc', lawFile('LEY DE VELAS FICTICIA'))
    const { window, notes } = crawl()
    const pages = await read(site, window)

    assert.deepEqual(
      pages.map(({ externalId, url }) => [externalId, url.split('/LeyesBiblio/')[1]]),
      [
        ['lf', 'doc/LF.doc'],
        ['lv', 'abro/lv/LV_abro.doc'],
      ]
    )
    assert.deepEqual(pages[0].context, {
      number: '049',
      name: 'LEY de Faros Ficticia',
      code: 'LF',
      note: 'Nueva reforma',
      changed: 'DOF 12/06/2023',
      published: '1998-03-04',
      changedOn: '2023-06-12',
      checked: 'No se pudo comparar con el otro archivo oficial de la ley.',
    })
    assert.equal(pages[1].context?.abrogated, 'yes')
    assert.deepEqual(notes.plan, { listed: 2, fresh: 2, recheck: 0 })
  })

  test('the PDF is taken when it has words that the Word file lacks, and that is said', async ({ assert }) => {
    const site = siteOf([{ ref: 'lf' }])
    const whole = 'Los programas de los faros se revisan cada año; la tarifa es de 100 unidades por cada pie de alto.'
    const lacking = whole.replace('100 unidades', '')
    site.files.set('doc/LF.doc', lawFile(FAROS, { text: lacking })).set('pdf/LF.pdf', lawFile(FAROS, { text: whole }))
    const [page] = await read(site, crawl().window)
    assert.match(page.url, /pdf\/LF\.pdf$/)
    assert.equal(
      page.context?.checked,
      'Se tomó el PDF: al archivo de Word le faltan 2 palabras suyas («100», «unidades»).'
    )
    const prepared = await source.prepare!(page)
    const { metadata } = source.map(source.parse(prepared), prepared)
    assert.include(metadata.find(({ key }) => key === 'textCheck')?.value, 'faltan 2 palabras')
  })

  test('the Word file is taken when it lacks no word of the PDF', async ({ assert }) => {
    const site = siteOf([{ ref: 'lf' }])
    site.files.set('doc/LF.doc', lawFile(FAROS)).set('pdf/LF.pdf', lawFile(FAROS))
    const [page] = await read(site, crawl().window)
    assert.match(page.url, /doc\/LF\.doc$/)
    assert.equal(page.context?.checked, 'Al archivo de Word no le falta ninguna palabra de su PDF.')
  })

  test('the PDF of an earlier reform is not held against the Word file', async ({ assert }) => {
    const site = siteOf([{ ref: 'lf' }])
    site.files.set('doc/LF.doc', lawFile(FAROS, { reform: '12-06-2023' }))
    site.files.set('pdf/LF.pdf', lawFile(FAROS, { reform: '01-02-2001', text: 'El texto derogado de otros tiempos.' }))
    assert.match((await read(site, crawl().window))[0].url, /doc\/LF\.doc$/)
  })

  test('downloads the PDF when the Word file is {what}')
    .with([
      { what: 'missing', doc: 404 },
      { what: 'unavailable', doc: 500 },
      { what: 'an HTML page of the site', doc: Buffer.from('<html>Error</html>') },
      { what: "another law's", doc: lawFile('LEY FEDERAL DEL TRABAJO') },
      { what: 'from an earlier law of the same title', doc: lawFile(FAROS, { published: '4 de marzo de 1931' }) },
      { what: 'older than in the index', doc: lawFile(FAROS, { reform: '01-02-2001' }) },
    ])
    .run(async ({ assert }, { doc }) => {
      const site = siteOf([{ ref: 'lf', changed: 'DOF 12/06/2023' }])
      site.files.set('doc/LF.doc', doc).set('pdf/LF.pdf', lawFile(FAROS, { reform: '12-06-2023' }))
      const [page] = await read(site, crawl().window)
      assert.match(page.url, /pdf\/LF\.pdf$/)
    })

  test('picks the newer of two outdated files, and the Word file when both are alike', async ({ assert }) => {
    const site = siteOf([{ ref: 'lf', changed: 'DOF 12/06/2023' }])
    site.files.set('doc/LF.doc', lawFile(FAROS, { reform: '01-02-2001' }))
    site.files.set('pdf/LF.pdf', lawFile(FAROS, { reform: '02-02-2020' }))
    assert.match((await read(site, crawl().window))[0].url, /pdf\/LF\.pdf$/)
    site.files.set('pdf/LF.pdf', lawFile(FAROS, { reform: '01-02-2001' }))
    assert.match((await read(site, crawl().window))[0].url, /doc\/LF\.doc$/)
  })

  test('yields a law whose files all contain another law, so that the rejection is recorded', async ({ assert }) => {
    const site = siteOf([{ ref: 'lf' }])
    site.files.set('pdf/LF.pdf', lawFile('LEY FEDERAL DEL TRABAJO'))
    const [page] = await read(site, crawl().window)
    const prepared = await source.prepare!(page)
    assert.throws(() => source.parse(prepared), /notTheRecord: LEY FEDERAL DEL TRABAJO/)
  })

  test('reports a law without any downloadable file and continues', async ({ assert }) => {
    const site = siteOf([{ ref: 'lf' }, { ref: 'lv', name: 'LEY de Velas Ficticia' }, { ref: 'ls', files: [] }])
    site.files.set('doc/LV.doc', lawFile('LEY DE VELAS FICTICIA'))
    const { window, notes } = crawl()
    assert.lengthOf(await read(site, window), 1)
    assert.deepEqual(notes.failed, ['lf: HTTP 404', 'ls: no file is listed'])
  })

  test('does not request every law from a site that is down', async ({ assert }) => {
    const site = siteOf(Array.from({ length: 60 }, (_, place) => ({ ref: `l${place}` })))
    await assert.rejects(() => read(site, crawl().window), HttpFailed, /25 failures on end/)
  })

  test('stops when the site refuses access', async ({ assert }) => {
    const site = siteOf([{ ref: 'lf' }])
    const get: Site['get'] = async (url, options) => {
      if (url.endsWith('.doc')) throw new SourceBlocked(url, 'HTTP 403')
      return site.get(url, options)
    }
    await assert.rejects(() => read({ ...site, get }, crawl().window), SourceBlocked)
  })

  test('stops at an index without laws but continues without the list of abrogated laws', async ({ assert }) => {
    await assert.rejects(() => read(siteOf([]), crawl().window), ListingRefused)
    const site = siteOf([{ ref: 'lf' }])
    site.files.set('doc/LF.doc', lawFile(FAROS)).set('abroga.htm', 404)
    const { window, notes } = crawl()
    assert.lengthOf(await read(site, window), 1)
    assert.deepEqual(notes.failed, ['abroga.htm: HTTP 404'])
  })

  test('reads a law that is listed twice once, and reports it', async ({ assert }) => {
    const site = siteOf([{ ref: 'lf' }, { ref: 'lf' }])
    site.files.set('doc/LF.doc', lawFile(FAROS))
    const { window, notes } = crawl()
    assert.lengthOf(await read(site, window), 1)
    assert.deepEqual(notes.twins, ['lf'])
  })

  test('stops at its limit', async ({ assert }) => {
    const site = siteOf([{ ref: 'lf' }, { ref: 'lg' }])
    site.files.set('doc/LF.doc', lawFile(FAROS)).set('doc/LG.doc', lawFile(FAROS))
    assert.lengthOf(await read(site, crawl({ limit: 1 }).window), 1)
    assert.lengthOf(await read(site, crawl({ limit: 0 }).window), 0)
  })
})

test.group('LeyesBiblio recrawl', () => {
  test('checks whether a known law changed and reports when it did not', async ({ assert }) => {
    const site = siteOf([{ ref: 'lf' }])
    site.files.set('doc/LF.doc', lawFile(FAROS))
    const [first] = await read(site, crawl().window)
    const again = crawl({ knows: new Map([['lf', known(first.etag)]]), recheck: 5 })
    assert.lengthOf(await read(site, again.window), 0)
    assert.deepEqual(again.notes.unchanged, ['lf'])
    assert.deepEqual(again.notes.plan, { listed: 1, fresh: 0, recheck: 1 })
  })

  test('reads a text again when its index row changed, since an abrogation may leave the file as it was', async ({
    assert,
  }) => {
    const site = siteOf([{ ref: 'lf' }])
    site.files.set('doc/LF.doc', lawFile(FAROS))
    const [first] = await read(site, crawl().window)
    const noted = siteOf([{ ref: 'lf', note: 'Ley abrogada a partir del 01/12/2026' }])
    noted.files.set('doc/LF.doc', lawFile(FAROS))
    const [page] = await read(noted, crawl({ knows: new Map([['lf', known(first.etag)]]), recheck: 5 }).window)
    assert.equal(page.context?.abrogatedFrom, '2026-12-01')
    assert.isUndefined(page.context?.abrogated)
  })

  test('reads a law again in every run from the day of its abrogation, even when no recheck is requested', async ({
    assert,
  }) => {
    const site = siteOf([{ ref: 'lf', note: '(Abrogado en un plazo que no exceda del 01/12/2026)' }])
    site.files.set('doc/LF.doc', lawFile(FAROS))
    const [first] = await read(site, crawl().window)
    const knows = new Map([['lf', known(first.etag)]])
    assert.lengthOf(await read(site, crawl({ knows }).window), 0)
    const [page] = await read(site, crawl({ knows }).window, '2026-12-01')
    assert.equal(page.context?.abrogated, 'yes')
  })

  test('requests a law again when the index shows a reform after its last reading, even without a recheck', async ({
    assert,
  }) => {
    const knows = new Map([
      ['lf', known(null)],
      ['lg', known(null)],
    ])
    const site = siteOf([{ ref: 'lf', changed: 'DOF 10/11/2026' }, { ref: 'lg' }])
    site.files.set('doc/LF.doc', lawFile(FAROS, { reform: '10-11-2026' }))
    const { window, notes } = crawl({ knows })
    assert.deepEqual(
      (await read(site, window)).map(({ externalId }) => externalId),
      ['lf']
    )
    assert.deepEqual(notes.plan, { listed: 2, fresh: 0, recheck: 1 })
  })

  test('requests only what the index dates on or after the given day', async ({ assert }) => {
    const site = siteOf([{ ref: 'lf', changed: 'DOF 12/06/2023' }, { ref: 'lg' }])
    site.files.set('doc/LF.doc', lawFile(FAROS, { reform: '12-06-2023' }))
    const { window, notes } = crawl({ since: '2020-01-01' })
    assert.lengthOf(await read(site, window), 1)
    assert.deepEqual(notes.plan, { listed: 1, fresh: 1, recheck: 0 })
  })

  test('recognises a law whose file name changed along with its text', async ({ assert }) => {
    const site = siteOf([{ ref: 'lf', files: ['doc/LF_120623.doc'] }])
    site.files.set('doc/LF_120623.doc', lawFile(FAROS, { text: 'Otro.' }))
    const [page] = await read(site, crawl({ knows: new Map([['lf', known(null)]]), recheck: 1 }).window)
    assert.equal(page.externalId, 'lf')
    assert.equal(page.context?.code, 'LF_120623')
  })
})
