import { test } from '@japa/runner'
import { ipPrefix } from '#app/core/limits/ip_prefix'

test.group('Network prefix for rate limits', () => {
  test('is the whole IPv4 address', ({ assert }) => {
    assert.equal(ipPrefix('198.51.100.7'), '198.51.100.7')
  })

  test('is the first half of an IPv6 address in any notation', ({ assert }) => {
    const ways = ['2001:db8:1:2::1', '2001:0DB8:0001:0002:ffff:1:2:3', '2001:db8:1:2:0:0:0:9', '2001:db8:1:2::%eth0']
    for (const way of ways) assert.equal(ipPrefix(way), '2001:db8:1:2::/64')
    assert.equal(ipPrefix('2001:db8:1:3::1'), '2001:db8:1:3::/64')
    assert.equal(ipPrefix('::1'), '0:0:0:0::/64')
    assert.equal(ipPrefix('fe80::1:2'), 'fe80:0:0:0::/64')
  })

  test('is the IPv4 address for IPv4-mapped IPv6', ({ assert }) => {
    for (const way of ['::ffff:198.51.100.7', '::ffff:c633:6407', '0:0:0:0:0:FFFF:C633:6407'])
      assert.equal(ipPrefix(way), '198.51.100.7')
  })

  test('is the input itself when it is no address', ({ assert }) => {
    assert.equal(ipPrefix(''), '')
    assert.equal(ipPrefix('nothing'), 'nothing')
  })
})
