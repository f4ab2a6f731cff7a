/** Loads the configured tag, once per page. Called only with consent. */
export function loadTag(address: string): void {
  if (document.querySelector('script[data-tag]')) return;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.dataset.tag = '';
  document.head.append(script);
}
