import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import fc from 'fast-check';
import request from 'supertest';
import { expect, it } from 'vitest';
import { cleanForwardedFor, clientOf } from '../src/http/client.ts';
import { appOverSqlite } from './support/app.ts';
import { validRequest } from './support/requests.ts';

const octet = fc.nat(255);
/** 127.0.0.1 is the trusted proxy. */
const ipv4 = fc.tuple(fc.integer({ min: 128, max: 223 }), octet, octet, octet).map((parts) => parts.join('.'));
/** The spellings of an IPv4 address in X-Forwarded-For. */
const spellings = (address: string) => [
  fc.constant(address),
  fc.constant(` ${address} `),
  fc.nat(65_535).map((port) => `${address}:${port}`),
  fc.constant(`::ffff:${address}`),
  fc.nat(65_535).map((port) => `[::ffff:${address}]:${port}`),
];
/** Spellings of addresses of one home's /56 of IPv6. */
const hosts = fc
  .tuple(octet, fc.nat(0xffff))
  .map(([subnet, host]) => `2001:db8:7:4${subnet.toString(16).padStart(2, '0')}::${host.toString(16)}`);
const ofOneHome = fc.oneof(
  hosts,
  hosts.map((address) => address.toUpperCase()),
  fc.tuple(hosts, fc.nat(65_535)).map(([address, port]) => `[${address}]:${port}`),
  hosts.map((address) => `[${address}]`),
);
/** Entries that are not an address: the client is then the one that the proxy itself has. */
const garbage = fc.oneof(
  fc.stringMatching(/^[g-z_][!-+.-~]{0,20}$/),
  fc.constantFrom(
    ...'unknown _hidden 203.0.113 203.0.113.999 1.2.3.4:x [2001:db8::1 [] :443 010.1.1.1 ""'.split(' '),
    '',
  ),
);
/** What a client may put before the entry that the proxy adds. */
const spoof = fc.oneof(ipv4, garbage, hosts).map((entry) => `${entry}, `);

/** Each sample: one client, named in different ways. */
const sameClient = fc
  .oneof(
    ipv4.chain((address) => fc.array(fc.oneof(...spellings(address)), { minLength: 6, maxLength: 6 })),
    fc.array(ofOneHome, { minLength: 6, maxLength: 6 }),
    fc.array(garbage, { minLength: 6, maxLength: 6 }),
  )
  .chain((names) => fc.tuple(...names.map((name) => fc.option(spoof, { nil: '' }).map((before) => before + name))));

/** The client that the API sees behind a proxy on this machine. */
const behindProxy = express()
  .set('trust proxy', ['loopback'])
  .use(cleanForwardedFor, (request, response) => {
    response.json(clientOf(request));
  });

it('a client behind a trusted proxy is one client, however its address is written and whatever it claims', async () => {
  const server = behindProxy.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clientNamed = async (name: string): Promise<unknown> =>
    (await fetch(url, { headers: { 'x-forwarded-for': name } })).json();
  await fc.assert(
    fc.asyncProperty(sameClient, async (names) => {
      const clients = await Promise.all(names.map(clientNamed));
      expect(new Set(clients).size).toBe(1);
    }),
    { numRuns: 100 },
  );
  const others = ['203.0.113.7:4001', '203.0.113.8:4001', '[2001:db8::1]:443', '2001:db8:0:100::1', 'unknown'];
  expect(new Set(await Promise.all(others.map(clientNamed))).size).toBe(others.length);
  server.close();
});

it('a client behind a trusted proxy meets the limit under every spelling of its address, and repeats one request', async () => {
  const { app, stored } = await appOverSqlite({ TRUST_PROXY: 'loopback', RATE_LIMIT_MAX: '3' });
  const names = [
    '203.0.113.7',
    '203.0.113.7:4001',
    '198.51.100.1, 203.0.113.7:4002',
    '203.0.113.7:4003',
    '::ffff:203.0.113.7',
  ];
  const statuses = [];
  for (const name of names) {
    const answer = await request(app).post('/api/contact').set('x-forwarded-for', name).send(validRequest);
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([201, 201, 201, 429, 429]);
  expect(stored()).toHaveLength(1);
});
