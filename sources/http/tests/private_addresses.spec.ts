import { test } from '@japa/runner'
import { AddressRefused, createHttp } from '#sources/http/http_client'
import { isPrivateAddress, publicLookup } from '#sources/http/private_addresses'
import type { ResolveAll } from '#sources/http/private_addresses'
import { patientClock } from './loopback.js'

const PRIVATE =
  '0.0.0.0 10.0.0.1 10.255.255.255 100.64.0.1 100.127.255.255 127.0.0.1 127.8.8.8 169.254.169.254 172.16.0.1 172.31.255.255 ' +
  '192.0.0.1 192.168.0.1 198.18.0.1 224.0.0.1 255.255.255.255 :: ::1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:7f00:1 ::FFFF:192.168.1.1 ' +
  '0:0:0:0:0:ffff:0a00:0001 64:ff9b::7f00:1 2002:7f00:1:: 2001:0:1::1 fc00::1 fd12:3456::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1 2001:db8::1'

const PUBLIC =
  '1.1.1.1 11.0.0.1 100.63.255.255 100.128.0.1 172.15.0.1 172.32.0.1 192.169.0.1 200.38.163.1 ::ffff:200.38.163.1 2606:4700::1111 2800::1'

test.group('Private network addresses', () => {
  test('include the address {$self}')
    .with(PRIVATE.split(' '))
    .run(({ assert }, address) => {
      assert.isTrue(isPrivateAddress(address))
    })

  test('do not include the address {$self}')
    .with(PUBLIC.split(' '))
    .run(({ assert }, address) => {
      assert.isFalse(isPrivateAddress(address))
    })

  test('include anything that is not a valid address', ({ assert }) => {
    for (const text of ['', 'tribunal.example', '1.2.3', '300.1.1.1']) assert.isTrue(isPrivateAddress(text))
  })

  test('are not connected to when a name resolves to one, even among public addresses', async ({ assert }) => {
    for (const addresses of [['10.0.0.7'], ['200.38.163.1', '127.0.0.1'], ['::1']]) {
      const resolve: ResolveAll = (_name, done) =>
        done(
          null,
          addresses.map((address) => ({ address, family: 4 }))
        )
      const http = createHttp({ contact: 'x', rate: 0, resolve, clock: patientClock() })
      await assert.rejects(() => http.get('http://tribunal.example/'), AddressRefused)
    }
  })

  test('are checked again at every connection, which defeats DNS rebinding', async ({ assert }) => {
    const answers = ['127.0.0.1', '10.0.0.1']
    const resolved: string[] = []
    const resolve: ResolveAll = (name, done) => {
      resolved.push(name)
      done(null, [{ address: answers[resolved.length - 1], family: 4 }])
    }
    const http = createHttp({ contact: 'x', rate: 0, resolve, clock: patientClock() })
    await assert.rejects(() => http.get('http://rebind.example/'), AddressRefused)
    await assert.rejects(() => http.get('http://rebind.example/'), AddressRefused)
    assert.deepEqual(resolved, ['rebind.example', 'rebind.example'])
  })

  test('are ruled out before the connection, which uses the checked public address', ({ assert }) => {
    const resolve: ResolveAll = (_name, done) => done(null, [{ address: '200.38.163.1', family: 4 }])
    publicLookup(resolve)('tribunal.example', {}, (error, address, family) => {
      assert.deepEqual([error, address, family], [null, '200.38.163.1', 4])
    })
    publicLookup(resolve)('tribunal.example', { all: true }, (_error, addresses) => {
      assert.deepEqual(addresses, [{ address: '200.38.163.1', family: 4 }])
    })
  })

  test('are refused before any connection when given literally', async ({ assert }) => {
    const http = createHttp({ contact: 'x', rate: 0, clock: patientClock() })
    for (const page of ['http://127.0.0.1:1/', 'http://[::1]:1/', 'http://017700000001/']) {
      await assert.rejects(() => http.get(page), AddressRefused)
    }
  })
})
