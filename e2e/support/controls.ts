import { expect, type Page } from '@playwright/test';
import { content } from '../../src/testing/content';
import { runningAnimations } from './motion';

const words = content<{ comingSoon: { title: string }; toasts: { dismiss: string } }>('interface.yaml');

/**
 * Presses each button: an empty form's takes the keyboard to what it lacks, one that leads nowhere yet says so, and
 * nothing moves for a visitor who has asked for less motion.
 * @param parts of the page, as a selector
 */
export async function pressButtons(page: Page, parts: string): Promise<void> {
  const main = page.locator(parts);
  for (const button of await main.locator('button[type=submit]:visible').all()) {
    await button.click();
    const form = button.locator('xpath=ancestor::form');
    await expect(form.locator(':is(input, select, textarea):invalid').first()).toBeFocused();
  }
  const pending = 'button[type=button]:not([aria-disabled], [aria-expanded]), [role=link][aria-disabled=true]';
  for (const control of await main.locator(pending).filter({ visible: true }).all()) {
    // Playwright waits for what is disabled to become enabled; a visitor does not.
    await control.click({ force: true });
    const toast = page.getByRole('listitem').filter({ hasText: words.comingSoon.title });
    await expect(toast).toBeVisible();
    expect.soft(await runningAnimations(page), 'animations of a toast').toEqual([]);
    await toast.getByRole('button', { name: words.toasts.dismiss }).click();
    await expect(toast).toHaveCount(0);
  }
}
