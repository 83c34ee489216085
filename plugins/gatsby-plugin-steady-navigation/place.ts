// The place on a page that the hash of the address names: an element with this id. `inlinePlace.ts` calls this in each page before the
// scripts run.

/**
 * Opens the place if it is a `<details>`, which browsers do only for a place inside one. If no element has this name, but one has it in
 * small letters, replaces the hash: people write `/awards#CAMIA`, and messengers add a full stop. Every other hash stays as it is. If it has a
 * value, as `#stand=Ama` has, scrolls to the place before it, because browsers look for an element with all of the text as its id.
 */
export function showPlace(): void {
  const name = location.hash.slice(1);
  const place = document.getElementById(name);
  if (place instanceof HTMLDetailsElement) place.open = true;
  const small = name.toLowerCase().replace(/[^a-z0-9]$/, '');
  if (!place && document.getElementById(small)) location.replace(`#${small}`);
  if (name.includes('=')) document.getElementById(name.replace(/=.*/, ''))?.scrollIntoView();
}
