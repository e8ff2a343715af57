import { test } from '@japa/runner'
import { complementDueOn, complementRule, missingComplement, monthEnd } from '#app/cfdi/domain/complement_rules'
import { directionOf } from '#app/cfdi/domain/direction'
import { sharePayments } from '#app/cfdi/domain/share_payments'
import { scoreLink, type ComparedCfdi } from '#app/cfdi/domain/score_link'
import { SAT_CATALOGUES } from '#app/cfdi/domain/sat_catalogues'
import { verificationAddress, stampChain } from '#app/cfdi/domain/verification'
import { FAULTS } from '#app/cfdi/parsing/fault'
import { readCfdi } from '#app/cfdi/parsing/read_cfdi'
import { catalogue } from '#app/core/messages/catalogue'
import { cfdiXml, retentionXml, RFC, uuidOf } from '#tests/helpers/cfdi_xml'

test.group('Complements of payments', () => {
  test('are due on the fifth day of the month after the payment, at the end of a year too', ({ assert }) => {
    assert.equal(complementDueOn('2026-04-01'), '2026-05-05')
    assert.equal(complementDueOn('2026-12-31'), '2027-01-05')
    assert.equal(complementDueOn('2021-06-30'), '2021-07-10')
    assert.isFalse(complementRule('2026-04-01').isVerified)
    assert.equal(monthEnd('2028-02-10'), '2028-02-29')
  })

  const APRIL = '2026-04-15'
  const MAY = '2026-05-02'
  const payments = [
    { paidOn: MAY, amount: 300 },
    { paidOn: APRIL, amount: 700 },
  ]
  /** Of one invoice, with what its complements say of a day on which nothing was paid. */
  const lacking = (complemented: number) => {
    const complements = complemented ? [{ paidOn: '2026-04-01', amount: complemented }] : []
    return missingComplement(sharePayments(payments, [{ id: 1, total: 1_000, complements }]).get(1)!)
  }

  test('cover the earliest payments first', ({ assert }) => {
    assert.deepEqual(lacking(0), { missing: 1_000, paidOn: APRIL, dueOn: '2026-05-05' })
    assert.deepEqual(lacking(700), { missing: 300, paidOn: MAY, dueOn: '2026-06-05' })
    assert.deepEqual(lacking(500), { missing: 500, paidOn: APRIL, dueOn: '2026-05-05' })
    assert.isNull(lacking(1_000))
    assert.isNull(missingComplement([]))
  })

  test('cover the payment of the day that they name before earlier ones', ({ assert }) => {
    const complements = [{ paidOn: MAY, amount: 300 }]
    const [untold] = sharePayments(payments, [{ id: 1, total: 1_000, complements }]).values()
    assert.deepEqual(missingComplement(untold!), { missing: 700, paidOn: APRIL, dueOn: '2026-05-05' })
  })

  test('give each invoice its part of a payment, in order and up to what is left of it', ({ assert }) => {
    const invoice = (id: number, total: number, amount = 0) => ({
      ...{ id, total, complements: amount ? [{ paidOn: APRIL, amount }] : [] },
    })
    const shares = (...invoices: ReturnType<typeof invoice>[]) => Object.fromEntries(sharePayments(payments, invoices))
    assert.deepEqual(shares(invoice(1, 500), invoice(2, 500)), {
      1: [{ paidOn: APRIL, amount: 500 }],
      2: [
        { paidOn: APRIL, amount: 200 },
        { paidOn: MAY, amount: 300 },
      ],
    })
    assert.deepEqual(shares(invoice(1, 500), invoice(2, 500, 450), invoice(3, 500)), {
      1: [
        { paidOn: APRIL, amount: 250 },
        { paidOn: MAY, amount: 250 },
      ],
      2: [{ paidOn: MAY, amount: 50 }],
      3: [],
    })
    assert.deepEqual(shares(invoice(1, 400)), { 1: [{ paidOn: APRIL, amount: 400 }] }, 'a charge of more')
    assert.deepEqual(shares(invoice(1, 900, 900), invoice(2, 900, 900)), { 1: [], 2: [] }, 'complements of more')
    assert.deepEqual(payments, [
      { paidOn: MAY, amount: 300 },
      { paidOn: APRIL, amount: 700 },
    ])
  })

  test('leave out nothing and make up nothing, whatever was paid and covered', ({ assert }) => {
    let state = 7
    const random = (most: number) => (state = (state * 48_271) % 2_147_483_647) % most
    for (let round = 0; round < 2_000; round++) {
      const day = () => `2026-04-0${1 + random(9)}`
      const paidOf = Array.from({ length: random(5) }, () => ({ paidOn: day(), amount: 1 + random(1_000) }))
      const invoices = Array.from({ length: 1 + random(4) }, (_, id) => {
        const total = 1 + random(1_000)
        return { id, total, complements: random(2) ? [{ paidOn: day(), amount: 1 + random(total) }] : [] }
      })
      const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0)
      const shares = sharePayments(paidOf, invoices)
      const told = invoices.reduce((total, { complements }) => total + sum(complements), 0)
      const room = invoices.reduce((total, each) => total + each.total, 0) - told
      assert.equal(sum([...shares.values()].flat()), Math.min(room, Math.max(0, sum(paidOf) - told)))
      for (const { id, total, complements } of invoices) assert.isAtMost(sum(shares.get(id)!) + sum(complements), total)
    }
  })
})

test.group('Proposals of links', () => {
  const cfdi: ComparedCfdi = {
    ...{ amount: 1_160_000, currency: 'MXN', day: '2026-03-10', rfc: RFC.client, folio: 'A-128', uuid: uuidOf(1) },
  }
  const other = { amount: 1_160_000, currency: 'MXN', day: '2026-03-20', rfc: RFC.client, text: 'factura A128 pagada' }

  test('say why, the stronger the more is the same', ({ assert }) => {
    assert.deepEqual(scoreLink(cfdi, other).reasons, ['total', 'client', 'near_day', 'folio'])
    assert.deepEqual(scoreLink(cfdi, { ...other, day: '2026-03-10', text: '' }).reasons, [
      'total',
      'client',
      'same_day',
    ])
    assert.isAbove(scoreLink(cfdi, other).score, scoreLink(cfdi, { ...other, rfc: null }).score)
  })

  test('need the amount, or client and folio, in the same currency', ({ assert }) => {
    assert.equal(scoreLink(cfdi, { ...other, currency: 'USD' }).score, 0)
    assert.equal(scoreLink(cfdi, { ...other, amount: 1, text: 'factura A-1281' }).score, 0)
    assert.deepEqual(scoreLink(cfdi, { ...other, amount: 1 }).reasons, ['client', 'near_day', 'folio'])
  })
})

test.group('What a CFDI names', () => {
  test('is the address at which the SAT verifies it, and the chain that it sealed', ({ assert }) => {
    const record = readCfdi(Buffer.from(cfdiXml({ root: { Total: '11600.50', SubTotal: '10000.50' } })))
    assert.equal(
      verificationAddress(record),
      `https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?id=${uuidOf(1)}&re=${RFC.firm}&rr=${RFC.client}&tt=11600.5&fe=${encodeURIComponent(record.seal.slice(-8))}`
    )
    assert.match(
      stampChain(record),
      /^\|\|1\.1\|5F3B.*\|2026-03-10T12:01:30\|SPR190613I52\|.+\|30001000000500003456\|\|$/
    )
  })

  test('is another address for a certificate of withholdings, with the number of who lives abroad', ({ assert }) => {
    const addressOf = (xml: string) => verificationAddress(readCfdi(Buffer.from(xml)))
    const beginning = `https://prodretencionverificacion.clouda.sat.gob.mx/?id=${uuidOf(700)}&re=${RFC.firm}`
    assert.equal(addressOf(retentionXml()), `${beginning}&rr=${RFC.person}&tt=10000&fe=x9Yz%2BA%3D%3D`)
    const abroad = retentionXml().replace(
      /<r:Nacional [^>]*>/,
      '<r:Extranjero NumRegIdTribR="X-998" NomDenRazSocR="World Wide"/>'
    )
    assert.equal(addressOf(abroad), `${beginning}&nr=000000000000000X-998&tt=10000&fe=x9Yz%2BA%3D%3D`)
  })

  test('is of the firm on one side, or of others', ({ assert }) => {
    const sides = readCfdi(Buffer.from(cfdiXml()))
    assert.equal(directionOf(sides, RFC.firm), 'issued')
    assert.equal(directionOf(sides, RFC.client), 'received')
    assert.equal(directionOf(sides, RFC.person), 'other')
    assert.equal(directionOf(sides, null), 'other')
  })

  test('has words for each reason and each key, in both languages', ({ assert }) => {
    const { source: _, asOf: __, isVerified: ___, ...lists } = SAT_CATALOGUES
    const keys = Object.entries(lists).flatMap(([name, list]) => list.map((key) => `cfdi.sat.${name}.${key}`))
    for (const language of ['es', 'en'] as const) {
      const known = catalogue(language)
      const wanted = [...FAULTS.map((reason) => `cfdi.fault.${reason}`), ...keys]
      assert.deepEqual(
        wanted.filter((id) => !(id in known)),
        [],
        language
      )
    }
    const spanish = FAULTS.map((reason) => catalogue('es')[`cfdi.fault.${reason}` as never])
    assert.equal(new Set(spanish).size, FAULTS.length)
  })
})
