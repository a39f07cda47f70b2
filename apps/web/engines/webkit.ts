import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Capabilities, Key, until, type WebDriver } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { requireTool } from '../../../scripts/lib/tools.ts';
import { origin } from '../e2e/support/addresses.ts';
import { webkit, xvfb } from './tools.ts';
import { type Engine, isReachable, PATIENCE_MS, type Visitor, viewport } from './visitor.ts';

const by = (target: string) => (target.startsWith('//') ? By.xpath(target) : By.css(target));
const keys = { Escape: Key.ESCAPE, Enter: Key.ENTER, ArrowRight: Key.ARROW_RIGHT } as const;

function visitorOf(driver: WebDriver): Visitor {
  const reachable = async (target: string) => {
    const element = await driver.wait(until.elementLocated(by(target)), PATIENCE_MS);
    const isIt = () => driver.executeScript<boolean>(`return (${isReachable})(arguments[0])`, element);
    await driver.wait(isIt, PATIENCE_MS, `${target} is not reachable.`);
    return element;
  };
  return {
    open: (path) => driver.get(origin + path),
    click: async (target) => (await reachable(target)).click(),
    drag: async (target, to) => {
      const start = await reachable(target);
      await driver
        .actions()
        .dragAndDrop(start, await driver.findElement(by(to)))
        .perform();
    },
    type: async (target, text) => {
      await (await reachable(target)).click();
      await driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).sendKeys(text).perform();
    },
    choose: async (target, value) => new Select(await reachable(target)).selectByValue(value),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    back: () => driver.navigate().back(),
    address: () => driver.getCurrentUrl(),
    read: (expression) => driver.executeScript(`return (${expression})`),
    leave: () => driver.quit(),
  };
}

/** The driver, and a virtual screen. */
async function launch() {
  // Xvfb chooses a free display and writes its number.
  const screen = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const display = spawn(requireTool(xvfb), screen, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(display.stdout, 'data')) as [Buffer];
  const service = new DriverService.Builder(requireTool(webkit))
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: `:${number.toString().trim()}`, LANG: 'fr_CA.UTF-8' })
    .build();
  return { display, service };
}

let running: ReturnType<typeof launch> | undefined;

/** MiniBrowser, WebKitGTK's own browser, started by its driver and controlled by WebDriver. */
export const webkitEngine: Engine = {
  name: 'WebKit',
  start: async ({ scripts }) => {
    running ??= launch();
    const { service } = await running;
    const options = { args: ['--automation', `--enable-javascript=${scripts}`] };
    const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities(capabilities)
      .build();
    await driver
      .manage()
      .window()
      .setRect({ ...viewport, x: 0, y: 0 });
    return visitorOf(driver);
  },
  stop: async () => {
    if (!running) return;
    const { display, service } = await running;
    await service.kill();
    display.kill();
  },
};
