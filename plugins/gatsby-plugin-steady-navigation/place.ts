// The place on a page that the hash of the address names: an element with this id. `inlinePlace.ts` calls this in each page before the
// scripts run.

/**
 * Opens the `<details>` that is the place or has it inside. A place inside a closed one has no position, so it is then scrolled to. Since
 * Chrome 97, Safari 26 and Firefox 139 browsers open a `<details>` around a place when they load a document.
 */
export function openPlace(): void {
  const place = document.getElementById(location.hash.slice(1));
  const details = place?.closest('details');
  if (!place || !details || details.open) return;
  details.open = true;
  if (place !== details) place.scrollIntoView();
}

/**
 * Opens the place. If no element has this name, but one has it in small letters, replaces the hash: people write `/awards#CAMIA`, and
 * messengers add a full stop or a space. Every other hash stays as it is. If it has a value, as `#stand=Ama` has, scrolls to the place
 * before it, because browsers look for an element with all of the text as its id.
 */
export function showPlace(): void {
  const name = location.hash.slice(1);
  openPlace();
  const place = document.getElementById(name);
  const small = name.toLowerCase().replace(/(?:%..|[^a-z0-9])+$/, '');
  if (!place && document.getElementById(small)) location.replace(`#${small}`);
  if (name.includes('=')) document.getElementById(name.replace(/=.*/, ''))?.scrollIntoView();
}
