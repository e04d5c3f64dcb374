import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../helpers/siteServer.ts'
import { writeSmallBuild } from '../../helpers/smallBuild.ts'
import { canRunSystemd, startSystemd } from './systemd.ts'

/** Temporary folder outside of /dev/shm, which the unit does not see (`PrivateDevices`). */
const DISK = '/tmp'

describe.skipIf(!canRunSystemd())('systemd', () => {
  let folder: string
  let dist: string
  let port: number
  let systemd: Awaited<ReturnType<typeof startSystemd>>
  beforeAll(async () => {
    folder = mkdtempSync(join(DISK, 'systemd-'))
    dist = writeSmallBuild(DISK)
    port = await freePort()
    const settings = 'PORT=1\nDEMO_CONTENT=false\nADMIN_EMAIL=ayse@example.com\nLOG_LEVEL=warn\n'
    systemd = await startSystemd(folder, { settings, dist })
  })
  afterAll(async () => {
    await systemd.stop()
    rmSync(folder, { recursive: true })
    rmSync(dist, { recursive: true })
  })

  test('the unit runs on its port with its restrictions', async () => {
    expect(await systemd.run(`systemctl start filiz@${port}`)).toEqual({ status: 0, said: '' })
    const ready = () =>
      fetch(`http://127.0.0.1:${port}/api/ready`).then(
        ({ status }) => status,
        () => systemd.output(),
      )
    await expect.poll(ready).toBe(200)
    expect(systemd.output()).toContain('Sign in with ayse@example.com')
    expect(statSync(join(folder, 'lib/filiz.sqlite'))).toMatchObject({ uid: 65534, mode: 0o100600 })
  })

  test('filiz-cli runs as the user of the unit, with its settings and data', async () => {
    const file = join(folder, 'out/today.tar')
    expect(await systemd.run(`filiz-cli backup ${file}`)).toMatchObject({
      status: 0,
      said: expect.stringContaining('Backed up'),
    })
    expect(statSync(file)).toMatchObject({ uid: 65534, mode: 0o100600 })
    // Output and exit status of the tool are passed on.
    expect(await systemd.run(`filiz-cli restore ${file}`)).toMatchObject({
      status: 1,
      said: expect.stringContaining('the server is using the database'),
    })
    expect(await systemd.run(`systemctl stop filiz@${port}; systemctl is-failed filiz@${port}`)).toEqual({
      status: 1,
      said: 'inactive\n',
    })
    expect(
      await systemd.run('filiz-cli reset-password ayse@example.com --password-stdin', 'yepyeni-parola'),
    ).toMatchObject({
      status: 0,
      said: expect.stringContaining('ayse@example.com'),
    })
  })
})
