import { test } from '@japa/runner'
import type { CrawlWindow, Http, RawPage } from '#sources/contract/contract'
import { createHttp, HttpFailed, SourceBlocked } from '#sources/http/http_client'
import { ListingRefused } from '#sources/contract/sanity'
import { answer, loopback, patientClock } from '#sources/http/tests/loopback'
import { pages } from '../client.js'
import { crawl, site } from './orden_juridico.js'

const pagesOf = async (http: Http, window: CrawlWindow) => {
  const got: RawPage[] = []
  for await (const page of pages(http, window)) got.push(page)
  return got
}
const idsOf = async (http: Http, window: CrawlWindow) =>
  (await pagesOf(http, window)).map(({ externalId }) => externalId)

const JALISCO = {
  id: 9001,
  edo: 14,
  title: 'LEY FICTICIA DE MERCADOS',
  text: 'Artículo 1. Documento ficticio de prueba.',
}
const PUEBLA = { id: 9002, edo: 21, title: 'CÓDIGO FICTICIO', tipo: 'Código', text: 'Artículo 1. Documento ficticio.' }

test.group('Orden Jurídico Nacional crawl', () => {
  test('lists every state and yields each law with the details of the listing', async ({ assert }) => {
    const http = site([JALISCO, PUEBLA])
    const { window, notes } = crawl()
    const got = await pagesOf(http, window)

    const listings = http.asked.filter((path) => path.startsWith('listPoder3'))
    assert.lengthOf(listings, 32)
    assert.equal(listings[31], 'listPoder3.php?edo=32&catTipo=0&ordenar=')
    assert.deepEqual(notes.plan, { listed: 2, fresh: 2, recheck: 0, ignored: 0 })
    assert.deepEqual(got[0].context, {
      title: 'LEY FICTICIA DE MERCADOS',
      state: 'Jalisco',
      docType: 'leyes',
      tipo: 'Ley',
      published: '14 de Mayo de 1967',
      status: 'Vigente',
      power: 'Legislativo',
    })
    assert.equal(Buffer.from(got[0].body).toString('latin1'), JALISCO.text)
    assert.match(got[0].url, /obtenerdoc\.php\?path=\/Documentos\/ESTADO\/X\/o9001\.doc&nombreclave=o9001\.doc$/)
    assert.equal(got[1].context?.state, 'Puebla')
  })

  test('decodes pages as windows-1252, whatever they declare', async ({ assert }) => {
    const [page] = await pagesOf(site([{ ...PUEBLA, title: 'CÓDIGO FICTICIO DE AÑEJAMIENTO' }]), crawl().window)
    assert.equal(page.context?.title, 'CÓDIGO FICTICIO DE AÑEJAMIENTO')
  })

  test('counts documents that are not laws of a congress but does not request them', async ({ assert }) => {
    const http = site([
      JALISCO,
      { id: 9003, edo: 14, title: 'REGLAMENTO INTERIOR FICTICIO', tipo: 'Reglamento' },
      { id: 9004, edo: 14, title: 'CÓDIGO DE ÉTICA FICTICIO', tipo: 'Código' },
      { id: 9005, edo: 14, title: 'ACUERDO FICTICIO', tipo: 'Acuerdo' },
    ])
    const { window, notes } = crawl()
    assert.deepEqual(await idsOf(http, window), ['9001'])
    assert.deepEqual(notes.plan, { listed: 4, fresh: 1, recheck: 0, ignored: 3 })
    assert.isFalse(http.asked.some((path) => path.includes('9003')))
  })

  test('lists only the requested states: {asked}')
    .with([
      { asked: { edo: '14' } as Record<string, string> },
      { asked: { estado: 'jalisco' } as Record<string, string> },
    ])
    .run(async ({ assert }, { asked }) => {
      const http = site([JALISCO, PUEBLA])
      assert.deepEqual(await idsOf(http, crawl({ asked }).window), ['9001'])
      assert.lengthOf(
        http.asked.filter((path) => path.startsWith('listPoder3')),
        1
      )
    })

  test('does not request a nonexistent state', async ({ assert }) => {
    await assert.rejects(() => idsOf(site([JALISCO]), crawl({ asked: { edo: '33' } }).window), 'no state 33')
  })

  test('requests new laws on a later run, then checks the newest known ones for changes', async ({ assert }) => {
    const newer = { ...PUEBLA, date: '01-02-2024' }
    const http = site([JALISCO, newer, { ...JALISCO, id: 9006 }])
    const knows = new Map([
      ['9001', '"old"'],
      ['9002', `"${PUEBLA.text.length}"`],
    ])
    const { window, notes } = crawl({ knows, recheck: 1 })
    assert.deepEqual(await idsOf(http, window), ['9006'])
    assert.deepEqual(notes.unchanged, ['9002'])
    assert.deepEqual(await idsOf(http, crawl({ knows, recheck: Infinity }).window), ['9006', '9001'])
  })

  test('requests only entries dated on or after the given day, or undated', async ({ assert }) => {
    const http = site([JALISCO, { ...PUEBLA, date: '01-02-2024' }, { ...PUEBLA, id: 9007, date: '' }])
    assert.deepEqual(await idsOf(http, crawl({ since: '2023-01-01' }).window), ['9002', '9007'])
  })

  test('reports a law without a page or file and continues', async ({ assert }) => {
    const http = site([JALISCO, PUEBLA, { ...PUEBLA, id: 9008 }, { ...PUEBLA, id: 9009 }])
    const ficha = (id: number) => `fichaOrdenamiento2.php?idArchivo=${id}&ambito=ESTATAL`
    http.instead.set(ficha(9001), () => ({ body: Buffer.from('<html><body>Error en la consulta</body></html>') }))
    http.instead.set(ficha(9002), () => ({ body: Buffer.from('<table><tr><td>Nombre</td><td>X</td></tr></table>') }))
    http.instead.set(ficha(9008), () => {
      throw new HttpFailed('x', 'HTTP 504', 504)
    })
    const { window, notes } = crawl()
    assert.deepEqual(await idsOf(http, window), ['9009'])
    assert.deepEqual(notes.failed, ['9001: no page of the law', '9002: no file of the law', '9008: HTTP 504'])
  })

  test('downloads files only from the site itself', async ({ assert }) => {
    const http = site([JALISCO])
    http.instead.set('fichaOrdenamiento2.php?idArchivo=9001&ambito=ESTATAL', () => ({
      body: Buffer.from('<a href="http://otro.example/obtenerdoc.php?nombreclave=o9001.doc">Descargar</a>'),
    }))
    const { window, notes } = crawl()
    assert.deepEqual(await idsOf(http, window), [])
    assert.deepEqual(notes.failed, ['9001: no page of the law'])
  })

  test('downloads the PDF when there is no Word file', async ({ assert }) => {
    const http = site([JALISCO])
    http.instead.set('fichaOrdenamiento2.php?idArchivo=9001&ambito=ESTATAL', () => ({
      body: Buffer.from("<a href='obtenerpdf.php?path=/X/o9001.pdf&amp;nombreclave=o9001.pdf'>PDF</a>"),
    }))
    const [page] = await pagesOf(http, crawl().window)
    assert.include(page.url, 'obtenerpdf.php')
  })

  test('yields the page of a dead link with status 200, so that the rejection is recorded', async ({ assert }) => {
    const http = site([JALISCO])
    http.instead.set('obtenerdoc.php?path=/Documentos/ESTADO/X/o9001.doc&nombreclave=o9001.doc', () => ({
      body: Buffer.from('<html><body>El archivo no existe</body></html>'),
    }))
    assert.deepEqual(await idsOf(http, crawl().window), ['9001'])
  })

  test('reads the other states when the listing of one is unavailable', async ({ assert }) => {
    const http = site([JALISCO])
    http.instead.set('listPoder3.php?edo=16&catTipo=0&ordenar=', () => ({ status: 504 }))
    const { window, notes } = crawl()
    assert.deepEqual(await idsOf(http, window), ['9001'])
    assert.deepEqual(notes.failed, ['edo-16: HTTP 504'])
  })

  test('refuses listings without any law', async ({ assert }) => {
    await assert.rejects(() => idsOf(site([]), crawl().window), ListingRefused)
  })

  test('counts a law in two listings once', async ({ assert }) => {
    const { window, notes } = crawl()
    assert.deepEqual(await idsOf(site([JALISCO, { ...JALISCO, edo: 15 }]), window), ['9001'])
    assert.deepEqual(notes.twins, ['9001'])
  })

  test('stops at its limit', async ({ assert }) => {
    assert.deepEqual(await idsOf(site([JALISCO, PUEBLA]), crawl({ limit: 1 }).window), ['9001'])
  })

  test('stops when the site refuses access: {status}')
    .with([{ status: 403 }, { status: 429 }])
    .run(async ({ assert }, { status }) => {
      const refusing = await loopback(answer(status))
      const client = createHttp({
        contact: 'prueba',
        rate: 0,
        mirror: refusing.mirror,
        retries: 1,
        clock: patientClock(),
      })
      try {
        await assert.rejects(() => idsOf(client, crawl().window), SourceBlocked)
      } finally {
        client.close()
        await refusing.close()
      }
    })
})
