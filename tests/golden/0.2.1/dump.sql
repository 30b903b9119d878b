--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: auth_provider; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA auth_provider;


--
-- Name: drizzle; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA drizzle;


--
-- Name: pgboss; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA pgboss;


--
-- Name: job_state; Type: TYPE; Schema: pgboss; Owner: -
--

CREATE TYPE pgboss.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);


--
-- Name: create_queue(text, jsonb); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.create_queue(queue_name text, options jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO pgboss.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          pgboss.job_now(),
          pgboss.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', tablename);

      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $_$;


--
-- Name: delete_queue(text); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      
      SELECT table_name, partition
      FROM pgboss.queue
      WHERE name = queue_name
      INTO v_table, v_partition;

      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM pgboss.%I WHERE name = %L', v_table, queue_name);
      END IF;
    
      DELETE FROM pgboss.queue WHERE name = queue_name;
    END;
    $$;


--
-- Name: job_now(); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.job_now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
      SELECT pg_catalog.now();
    $$;


--
-- Name: job_table_format(text, text); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.job_table_format(command text, table_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $_$;


--
-- Name: job_table_run(text, text, text); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        EXECUTE pgboss.job_table_format(command, tbl_name);
        RETURN;
      END IF;

      EXECUTE pgboss.job_table_format(command, 'job_common');

      FOR tbl IN SELECT table_name FROM pgboss.queue WHERE partition = true
      LOOP
        EXECUTE pgboss.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$;


--
-- Name: job_table_run_async(text, integer, text, text, text); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          pgboss.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;

      INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        pgboss.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        pgboss.job_table_format(command, queue.table_name)
      FROM pgboss.queue
      WHERE partition = true;
    END;
    $$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: audit_log_entries; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.audit_log_entries (
    id uuid NOT NULL,
    kind text NOT NULL,
    user_id uuid,
    ip text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: identities; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.identities (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    provider text NOT NULL,
    provider_id text NOT NULL,
    identity_data jsonb NOT NULL,
    last_sign_in_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: one_time_tokens; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.one_time_tokens (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    token_type text NOT NULL,
    relates_to text NOT NULL,
    link_hash text NOT NULL,
    code_hash text NOT NULL,
    wrong_tries integer DEFAULT 0 NOT NULL,
    code_expires_at timestamp with time zone NOT NULL,
    link_expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: opened_links; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.opened_links (
    link_hash text NOT NULL,
    browser_hash text NOT NULL,
    user_id uuid NOT NULL,
    session_id uuid,
    opened_at timestamp with time zone NOT NULL
);


--
-- Name: secrets; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.secrets (
    name text NOT NULL,
    value text NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    aal text DEFAULT 'aal1'::text NOT NULL,
    amr jsonb DEFAULT '[]'::jsonb NOT NULL,
    refresh_token_hmac_key text NOT NULL,
    refresh_token_counter integer DEFAULT 0 NOT NULL,
    refreshed_at timestamp with time zone,
    user_agent text,
    ip text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: signing_keys; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.signing_keys (
    kid text NOT NULL,
    private_jwk jsonb NOT NULL,
    public_jwk jsonb NOT NULL,
    signs_from timestamp with time zone NOT NULL,
    published_until timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: users; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.users (
    id uuid NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    encrypted_password text,
    email_confirmed_at timestamp with time zone,
    confirmation_sent_at timestamp with time zone,
    recovery_sent_at timestamp with time zone,
    new_email text DEFAULT ''::text NOT NULL,
    email_change_sent_at timestamp with time zone,
    email_change_confirm_status integer DEFAULT 0 NOT NULL,
    reauthentication_sent_at timestamp with time zone,
    last_sign_in_at timestamp with time zone,
    raw_app_meta_data jsonb DEFAULT '{}'::jsonb NOT NULL,
    raw_user_meta_data jsonb DEFAULT '{}'::jsonb NOT NULL,
    banned_until timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: __drizzle_migrations; Type: TABLE; Schema: drizzle; Owner: -
--

CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE; Schema: drizzle; Owner: -
--

CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE OWNED BY; Schema: drizzle; Owner: -
--

ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;


--
-- Name: bam; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.bam (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    queue text,
    table_name text NOT NULL,
    command text NOT NULL,
    error text,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone
);


--
-- Name: job; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid
)
PARTITION BY LIST (name);


--
-- Name: job_common; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.job_common (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid,
    CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))
);


--
-- Name: job_dependency; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.job_dependency (
    child_name text NOT NULL,
    child_id uuid NOT NULL,
    parent_name text NOT NULL,
    parent_id uuid NOT NULL
);


--
-- Name: queue; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.queue (
    name text NOT NULL,
    policy text NOT NULL,
    retry_limit integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    retry_delay_max integer,
    expire_seconds integer NOT NULL,
    retention_seconds integer NOT NULL,
    deletion_seconds integer NOT NULL,
    dead_letter text,
    partition boolean NOT NULL,
    table_name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    warning_queued integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer DEFAULT 0 NOT NULL,
    completed_delta integer DEFAULT 0 NOT NULL,
    failed_delta integer DEFAULT 0 NOT NULL,
    delta_on timestamp with time zone,
    delta_seconds integer,
    ready_history integer[] DEFAULT '{}'::integer[] NOT NULL,
    heartbeat_seconds integer,
    notify boolean DEFAULT false NOT NULL,
    singletons_active text[],
    monitor_claim_on timestamp with time zone,
    monitor_on timestamp with time zone,
    maintain_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_check CHECK ((dead_letter IS DISTINCT FROM name))
);


--
-- Name: queue_stats; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.queue_stats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (captured_on);


--
-- Name: queue_stats_20261122; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.queue_stats_20261122 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: queue_stats_20261123; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.queue_stats_20261123 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: schedule; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.schedule (
    name text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    kind text DEFAULT 'cron'::text NOT NULL,
    cron text NOT NULL,
    timezone text DEFAULT 'UTC'::text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    last_job_id uuid,
    CONSTRAINT schedule_kind_check CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])))
);


--
-- Name: subscription; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: version; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.version (
    version integer NOT NULL,
    cron_on timestamp with time zone,
    bam_on timestamp with time zone,
    flow_on timestamp with time zone,
    reindex_on timestamp with time zone,
    monitor_backoff_on timestamp with time zone
);


--
-- Name: warning; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.warning (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    data jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: athletes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.athletes (
    id uuid NOT NULL,
    email text NOT NULL,
    full_name text DEFAULT ''::text NOT NULL,
    timezone text DEFAULT 'UTC'::text NOT NULL,
    role text DEFAULT 'athlete'::text NOT NULL,
    meta jsonb DEFAULT '{}'::jsonb NOT NULL,
    confirmed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: generation_counts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.generation_counts (
    athlete_id uuid NOT NULL,
    month date NOT NULL,
    used integer NOT NULL
);


--
-- Name: letters; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.letters (
    id uuid NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    link text,
    is_decoy boolean DEFAULT false NOT NULL,
    is_queued boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: subscriptions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.subscriptions (
    athlete_id uuid NOT NULL,
    type text NOT NULL,
    active boolean NOT NULL,
    start_date timestamp with time zone NOT NULL
);


--
-- Name: workouts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.workouts (
    id uuid NOT NULL,
    athlete_id uuid NOT NULL,
    name text NOT NULL,
    sport text NOT NULL,
    type text,
    steps jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    pool_length jsonb,
    deleted_at timestamp with time zone
);


--
-- Name: job_common; Type: TABLE ATTACH; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.job_common DEFAULT;


--
-- Name: queue_stats_20261122; Type: TABLE ATTACH; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261122 FOR VALUES FROM ('2026-11-22 00:00:00+00') TO ('2026-11-23 00:00:00+00');


--
-- Name: queue_stats_20261123; Type: TABLE ATTACH; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue_stats ATTACH PARTITION pgboss.queue_stats_20261123 FOR VALUES FROM ('2026-11-23 00:00:00+00') TO ('2026-11-24 00:00:00+00');


--
-- Name: __drizzle_migrations id; Type: DEFAULT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);


--
-- Data for Name: audit_log_entries; Type: TABLE DATA; Schema: auth_provider; Owner: -
--

INSERT INTO auth_provider.audit_log_entries VALUES ('01a2032a-9c5f-7336-b71d-da1bd7a3b378', 'user_signedup', 'cefc1cbb-932b-423f-8ecd-4211b0ef199d', 'seed', '2026-11-22 12:10:53.914+00');


--
-- Data for Name: identities; Type: TABLE DATA; Schema: auth_provider; Owner: -
--

INSERT INTO auth_provider.identities VALUES ('a19c0939-15dd-432c-aefa-7ff8df47cdc1', 'cefc1cbb-932b-423f-8ecd-4211b0ef199d', 'email', 'cefc1cbb-932b-423f-8ecd-4211b0ef199d', '{"sub": "cefc1cbb-932b-423f-8ecd-4211b0ef199d", "email": "rowan@example.org", "email_verified": true, "phone_verified": false}', '2026-11-22 12:10:53.914+00', '2026-11-22 12:10:53.914+00', '2026-11-22 12:10:53.914+00');


--
-- Data for Name: one_time_tokens; Type: TABLE DATA; Schema: auth_provider; Owner: -
--



--
-- Data for Name: opened_links; Type: TABLE DATA; Schema: auth_provider; Owner: -
--



--
-- Data for Name: secrets; Type: TABLE DATA; Schema: auth_provider; Owner: -
--

INSERT INTO auth_provider.secrets VALUES ('one-time-tokens', '/Knn8HjjGZqc6NDSSALDVc/p/vyaP6rosI9aZ7eQlqs=');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: auth_provider; Owner: -
--

INSERT INTO auth_provider.sessions VALUES ('40bebe4a-a0e6-40b7-ae2f-676d626434f1', 'cefc1cbb-932b-423f-8ecd-4211b0ef199d', 'aal1', '[{"method": "password", "timestamp": 1795349453}]', '5HsLeTegAAf40hl/acpx5E4B6iOBTGxjj2r7XiMQ5Og=', 0, NULL, '', 'seed', '2026-11-22 12:10:53.914+00', '2026-11-22 12:10:53.914+00');


--
-- Data for Name: signing_keys; Type: TABLE DATA; Schema: auth_provider; Owner: -
--

INSERT INTO auth_provider.signing_keys VALUES ('-UkJS44a5j5pgrddYYz6DElo1wAFHWVcTCIt0tpelnc', '{"d": "bgXC_rF0c6fWjuuQhojl_EpKiVVqcA-aFEbIlhEZQ1M", "x": "NwrV0AYb4S2AXXo3a8JpPD94mpVFG-BG0TYdJOe_CEM", "y": "ReQpHvsC4HifqE8kg7l3TjFqYqvJ487uT61uvJSs-L8", "alg": "ES256", "crv": "P-256", "kid": "-UkJS44a5j5pgrddYYz6DElo1wAFHWVcTCIt0tpelnc", "kty": "EC", "use": "sig"}', '{"x": "NwrV0AYb4S2AXXo3a8JpPD94mpVFG-BG0TYdJOe_CEM", "y": "ReQpHvsC4HifqE8kg7l3TjFqYqvJ487uT61uvJSs-L8", "alg": "ES256", "crv": "P-256", "kid": "-UkJS44a5j5pgrddYYz6DElo1wAFHWVcTCIt0tpelnc", "kty": "EC", "use": "sig"}', '2026-11-22 12:10:53.925+00', NULL, '2026-11-22 12:10:53.93+00');


--
-- Data for Name: users; Type: TABLE DATA; Schema: auth_provider; Owner: -
--

INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000000', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000001', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000002', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000003', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000004', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000005', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000006', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000007', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000008', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000009', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000000a', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000000b', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000000c', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000000d', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000000e', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000000f', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000010', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000011', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000012', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000013', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000014', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000015', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000016', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000017', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000018', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000019', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000001a', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000001b', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000001c', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000001d', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000001e', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000001f', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000020', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000021', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000022', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000023', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000024', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000025', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000026', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000027', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000028', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000029', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000002a', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000002b', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000002c', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000002d', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000002e', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000002f', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000030', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000031', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000032', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000033', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000034', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000035', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000036', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000037', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000038', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000039', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000003a', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000003b', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000003c', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000003d', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000003e', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000003f', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000040', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000041', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000042', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000043', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000044', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000045', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000046', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000047', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000048', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000049', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000004a', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000004b', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000004c', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000004d', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000004e', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000004f', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000050', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000051', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000052', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000053', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000054', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000055', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000056', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000057', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000058', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000059', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000005a', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000005b', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000005c', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000005d', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000005e', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000005f', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000060', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000061', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000062', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000063', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000064', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000065', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000066', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000067', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000068', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000069', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000006a', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000006b', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000006c', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000006d', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000006e', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000006f', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000070', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000071', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000072', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000073', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000074', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000075', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000076', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000077', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000078', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000079', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000007a', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000007b', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000007c', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000007d', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000007e', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000007f', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000080', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000081', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000082', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000083', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000084', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000085', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000086', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000087', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000088', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000089', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000008a', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000008b', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000008c', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000008d', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000008e', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000008f', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000090', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000091', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000092', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000093', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000094', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000095', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000096', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000097', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000098', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-000000000099', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000009a', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000009b', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000009c', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000009d', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000009e', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-00000000009f', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000a0', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000a1', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000a2', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000a3', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000a4', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000a5', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000a6', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000a7', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000a8', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000a9', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000aa', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000ab', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000ac', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000ad', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000ae', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000af', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000b0', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000b1', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000b2', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000b3', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000b4', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000b5', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000b6', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000b7', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000b8', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000b9', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000ba', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000bb', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000bc', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000bd', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000be', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000bf', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000c0', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000c1', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000c2', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000c3', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000c4', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000c5', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000c6', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000c7', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000c8', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000c9', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000ca', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000cb', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000cc', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000cd', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000ce', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000cf', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000d0', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000d1', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000d2', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000d3', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000d4', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000d5', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000d6', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000d7', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000d8', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000d9', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000da', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000db', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000dc', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000dd', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000de', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000df', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000e0', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000e1', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000e2', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000e3', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000e4', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000e5', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000e6', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000e7', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000e8', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000e9', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000ea', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000eb', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000ec', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000ed', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000ee', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000ef', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000f0', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000f1', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000f2', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000f3', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000f4', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000f5', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000f6', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000f7', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000f8', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000f9', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000fa', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000fb', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000fc', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000fd', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000fe', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('00000000-0000-0000-0000-0000000000ff', '', NULL, NULL, NULL, NULL, '', NULL, 0, NULL, NULL, '{}', '{}', '9999-01-01 00:00:00+00', '2026-11-22 12:10:53.877313+00', '2026-11-22 12:10:53.877313+00');
INSERT INTO auth_provider.users VALUES ('cefc1cbb-932b-423f-8ecd-4211b0ef199d', 'rowan@example.org', '$argon2id$v=19$m=19456,t=2,p=1$o19hNWuUQjFT/v8f8w6o6g$ohvyGbZ0gwd48nrNvBzP67WpUeldHheuH4JhtWAn9MQ', '2026-11-22 12:10:53.914+00', NULL, NULL, '', NULL, 0, NULL, '2026-11-22 12:10:53.914+00', '{"provider": "email", "providers": ["email"]}', '{"timezone": "Europe/Zurich", "full_name": "Rowan Ellis"}', NULL, '2026-11-22 12:10:53.914+00', '2026-11-22 12:10:53.914+00');


--
-- Data for Name: __drizzle_migrations; Type: TABLE DATA; Schema: drizzle; Owner: -
--

INSERT INTO drizzle.__drizzle_migrations VALUES (1, 'b537f322f2394922ce7c25d18bdc7b93d26884f3a86b4d547064122fc127b47e', 1795224556562);
INSERT INTO drizzle.__drizzle_migrations VALUES (2, '26bba84c13e7efcdc115dfd6269e33df3b0a0fda9293300d6b9de6e4d4466727', 1795234730923);
INSERT INTO drizzle.__drizzle_migrations VALUES (3, 'c6726be08fab18e43de245edbdf2c69be614a86e557937678861427d0f5c32f1', 1795344246616);


--
-- Data for Name: bam; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: job_common; Type: TABLE DATA; Schema: pgboss; Owner: -
--

INSERT INTO pgboss.job_common VALUES ('15158e40-54c9-4f3e-b417-5ce161489af7', 'purges', 0, NULL, 'created', 10, 0, 600, false, NULL, 21600, 259200, NULL, '2026-11-22 00:00:00', NULL, NULL, '2026-11-22 12:15:54.278138+00', '2026-11-22 12:10:54.278138+00', NULL, NULL, '2026-12-06 12:15:54.278138+00', NULL, NULL, 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: job_dependency; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: queue; Type: TABLE DATA; Schema: pgboss; Owner: -
--

INSERT INTO pgboss.queue VALUES ('letters', 'standard', 1000000, 4, true, 300, 60, 2592000, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 10, false, NULL, NULL, NULL, NULL, '2026-11-22 12:10:54.258995+00', '2026-11-22 12:10:54.26139+00');
INSERT INTO pgboss.queue VALUES ('purges', 'standard', 10, 600, false, NULL, 21600, 1209600, 259200, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-22 12:10:54.27263+00', '2026-11-22 12:10:54.275597+00');


--
-- Data for Name: queue_stats_20261122; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: queue_stats_20261123; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: schedule; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: subscription; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: version; Type: TABLE DATA; Schema: pgboss; Owner: -
--

INSERT INTO pgboss.version VALUES (43, NULL, '2026-11-22 12:10:54.266632+00', '2026-11-22 12:10:54.259818+00', NULL, NULL);


--
-- Data for Name: warning; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: athletes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.athletes VALUES ('cefc1cbb-932b-423f-8ecd-4211b0ef199d', 'rowan@example.org', 'Rowan Ellis', 'Europe/Zurich', 'athlete', '{"athlete_metrics": {"cycling_ftp": 255, "running_unit": "kilometers", "swimming_css": "1:45", "swimming_unit": "meters", "running_threshold_pace": "4:20"}}', '2026-11-22 12:10:53.939+00', '2026-11-22 12:10:53.939593+00');


--
-- Data for Name: generation_counts; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: letters; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: subscriptions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.subscriptions VALUES ('cefc1cbb-932b-423f-8ecd-4211b0ef199d', 'standard', true, '2026-11-22 12:10:53.94+00');


--
-- Data for Name: workouts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.workouts VALUES ('01a2032a-9c79-7241-bbd8-a1700063e79a', 'cefc1cbb-932b-423f-8ecd-4211b0ef199d', 'Long Sunday run', 'running', 'endurance', '[{"name": "Warm up", "notes": "Start slower than feels needed.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 600, "displayValue": "10"}, "intensity": "warmup"}, {"name": "Easy run", "notes": "Run where you can talk in full sentences.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 4620, "displayValue": "77"}, "intensity": "active"}, {"name": "Cool down", "notes": "Jog slowly and let your pulse come down.", "target": {"ramp": "falling", "type": "pace", "rangeMax": 371, "rangeMin": 343, "rangeUnit": "km", "percentMax": 76, "percentMin": 70}, "duration": {"type": "time", "unit": "minutes", "value": 480, "displayValue": "8"}, "intensity": "cooldown"}]', '2026-10-27 12:10:53.944+00', '2026-10-27 12:10:53.944+00', NULL, NULL);
INSERT INTO public.workouts VALUES ('01a2032a-9ca3-7749-b617-a0e26cf38841', 'cefc1cbb-932b-423f-8ecd-4211b0ef199d', 'Sweet spot before work', 'cycling', 'sweet spot', '[{"name": "Warm up", "notes": "Start with hardly any pressure on the pedals and let the power come up by itself.", "target": {"ramp": "rising", "type": "power", "rangeMax": 178, "rangeMin": 115, "percentMax": 70, "percentMin": 45}, "duration": {"type": "time", "unit": "minutes", "value": 600, "displayValue": "10"}, "intensity": "warmup"}, {"name": "Sweet spot", "notes": "Longer to the middle, then down again at the very same effort.", "target": {"type": "power", "rangeMax": 242, "rangeMin": 223, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 480, "displayValue": "8"}, "intensity": "active"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 150, "displayValue": "2.30"}, "intensity": "recovery"}, {"name": "Sweet spot", "notes": "Longer to the middle, then down again at the very same effort.", "target": {"type": "power", "rangeMax": 242, "rangeMin": 223, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 600, "displayValue": "10"}, "intensity": "active"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 150, "displayValue": "2.30"}, "intensity": "recovery"}, {"name": "Sweet spot", "notes": "Longer to the middle, then down again at the very same effort.", "target": {"type": "power", "rangeMax": 242, "rangeMin": 223, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 720, "displayValue": "12"}, "intensity": "active"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 150, "displayValue": "2.30"}, "intensity": "recovery"}, {"name": "Sweet spot", "notes": "Longer to the middle, then down again at the very same effort.", "target": {"type": "power", "rangeMax": 242, "rangeMin": 223, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 600, "displayValue": "10"}, "intensity": "active"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 150, "displayValue": "2.30"}, "intensity": "recovery"}, {"name": "Sweet spot", "notes": "Longer to the middle, then down again at the very same effort.", "target": {"type": "power", "rangeMax": 242, "rangeMin": 223, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 480, "displayValue": "8"}, "intensity": "active"}, {"name": "Cool down", "notes": "Roll home and let your pulse come down.", "target": {"ramp": "falling", "type": "power", "rangeMax": 153, "rangeMin": 102, "percentMax": 60, "percentMin": 40}, "duration": {"type": "time", "unit": "minutes", "value": 420, "displayValue": "7"}, "intensity": "cooldown"}]', '2026-10-29 12:10:53.987+00', '2026-10-29 12:10:53.987+00', NULL, NULL);
INSERT INTO public.workouts VALUES ('01a2032a-9ca8-745d-9f0b-9998c77389c1', 'cefc1cbb-932b-423f-8ecd-4211b0ef199d', 'Tuesday squad', 'swimming', 'interval', '[{"name": "Warm up", "notes": "Long strokes and easy breathing; start slower than feels natural.", "target": {"type": "pace", "rangeMax": 131, "rangeMin": 121, "rangeUnit": "100m", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "meters", "value": 200, "displayValue": "200"}, "intensity": "warmup"}, {"name": "Drill", "drill": "drill", "notes": "One thing at a time: a quiet head, then a high elbow, then a full push. Speed does not matter.", "target": {"type": "open"}, "duration": {"type": "distance", "unit": "meters", "value": 25, "displayValue": "25"}, "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 10, "displayValue": "0.10"}, "intensity": "rest"}, {"repeat": {"count": 8, "steps": 2}}, {"name": "Broken swim", "notes": "One long swim with a breath at the wall in between: hold the speed you would want for the whole of it.", "target": {"type": "pace", "rangeMax": 105, "rangeMin": 103, "rangeUnit": "100m", "percentMax": 102, "percentMin": 100, "zoneNumber": 4}, "duration": {"type": "distance", "unit": "meters", "value": 100, "displayValue": "100"}, "intensity": "interval"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 10, "displayValue": "0.10"}, "intensity": "rest"}, {"name": "Broken swim", "notes": "One long swim with a breath at the wall in between: hold the speed you would want for the whole of it.", "target": {"type": "pace", "rangeMax": 105, "rangeMin": 103, "rangeUnit": "100m", "percentMax": 102, "percentMin": 100, "zoneNumber": 4}, "duration": {"type": "distance", "unit": "meters", "value": 100, "displayValue": "100"}, "intensity": "interval"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 30, "displayValue": "0.30"}, "intensity": "rest"}, {"repeat": {"count": 7, "steps": 4}}, {"name": "Cool down", "notes": "Swim it loose, any stroke, until the breath is quiet.", "target": {"type": "pace", "rangeMax": 131, "rangeMin": 121, "rangeUnit": "100m", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "meters", "value": 200, "displayValue": "200"}, "intensity": "cooldown"}]', '2026-10-31 12:10:53.992+00', '2026-10-31 12:10:53.992+00', NULL, NULL);
INSERT INTO public.workouts VALUES ('01a2032a-9cb7-7176-a397-b1d1e9cf0ef3', 'cefc1cbb-932b-423f-8ecd-4211b0ef199d', 'Track night', 'running', 'interval', '[{"name": "Warm up", "notes": "Start slower than feels needed.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 1, "displayValue": "1"}, "intensity": "warmup"}, {"name": "Easy run", "notes": "Run where you can talk in full sentences.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.9, "displayValue": "0.9"}, "intensity": "active"}, {"name": "Build", "notes": "A little quicker now, still relaxed, so that the first effort is no shock.", "target": {"type": "pace", "rangeMax": 335, "rangeMin": 297, "rangeUnit": "km", "zoneNumber": 2}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.8, "displayValue": "0.8"}, "intensity": "warmup"}, {"name": "Interval", "notes": "A little longer each time: keep the effort of the first for the last.", "target": {"type": "pace", "rangeMax": 252, "rangeMin": 227, "rangeUnit": "km", "zoneNumber": 5}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.6, "displayValue": "0.6"}, "intensity": "interval"}, {"name": "Easy jog", "notes": "Shuffle if you like; start the next one fresh enough to hold the pace.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.4, "displayValue": "0.4"}, "intensity": "recovery"}, {"name": "Interval", "notes": "A little longer each time: keep the effort of the first for the last.", "target": {"type": "pace", "rangeMax": 252, "rangeMin": 227, "rangeUnit": "km", "zoneNumber": 5}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.8, "displayValue": "0.8"}, "intensity": "interval"}, {"name": "Easy jog", "notes": "Shuffle if you like; start the next one fresh enough to hold the pace.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.4, "displayValue": "0.4"}, "intensity": "recovery"}, {"name": "Interval", "notes": "A little longer each time: keep the effort of the first for the last.", "target": {"type": "pace", "rangeMax": 252, "rangeMin": 227, "rangeUnit": "km", "zoneNumber": 5}, "duration": {"type": "distance", "unit": "kilometers", "value": 1, "displayValue": "1"}, "intensity": "interval"}, {"name": "Easy jog", "notes": "Shuffle if you like; start the next one fresh enough to hold the pace.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.4, "displayValue": "0.4"}, "intensity": "recovery"}, {"name": "Interval", "notes": "A little longer each time: keep the effort of the first for the last.", "target": {"type": "pace", "rangeMax": 252, "rangeMin": 227, "rangeUnit": "km", "zoneNumber": 5}, "duration": {"type": "distance", "unit": "kilometers", "value": 1.2, "displayValue": "1.2"}, "intensity": "interval"}, {"name": "Easy run", "notes": "Run where you can talk in full sentences.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 1.6, "displayValue": "1.6"}, "intensity": "active"}, {"name": "Cool down", "notes": "Jog slowly and let your pulse come down.", "target": {"ramp": "falling", "type": "pace", "rangeMax": 371, "rangeMin": 343, "rangeUnit": "km", "percentMax": 76, "percentMin": 70}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.9, "displayValue": "0.9"}, "intensity": "cooldown"}]', '2026-11-03 12:10:54.007+00', '2026-11-03 12:10:54.007+00', NULL, NULL);
INSERT INTO public.workouts VALUES ('01a2032a-9cb9-7441-ba6c-981ad8a3411c', 'cefc1cbb-932b-423f-8ecd-4211b0ef199d', 'Steady club ride', 'cycling', 'endurance', '[{"name": "Warm up", "notes": "Small gear, loose legs.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 180, "displayValue": "3"}, "intensity": "warmup"}, {"name": "Build", "notes": "Settle into your normal riding pace so that the first effort is no shock.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 300, "displayValue": "5"}, "intensity": "warmup"}, {"name": "Endurance", "notes": "Ride where you can talk in full sentences. Eat and drink.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 2520, "displayValue": "42"}, "intensity": "active"}, {"name": "Easy", "notes": "Back right off: stretch, drink, look around.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 300, "displayValue": "5"}, "intensity": "recovery"}, {"name": "Endurance", "notes": "Ride where you can talk in full sentences. Eat and drink.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 7200, "displayValue": "120"}, "intensity": "active"}, {"name": "Cool down", "notes": "Roll home and let your pulse come down.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 300, "displayValue": "5"}, "intensity": "cooldown"}]', '2026-11-05 12:10:54.009+00', '2026-11-05 12:10:54.009+00', NULL, NULL);
INSERT INTO public.workouts VALUES ('01a2032a-9cbf-7188-997e-0a1e4e941117', 'cefc1cbb-932b-423f-8ecd-4211b0ef199d', 'Ladder in the 25 m pool', 'swimming', 'ladder sets', '[{"name": "Warm up", "notes": "Long strokes and easy breathing; start slower than feels natural.", "target": {"type": "pace", "rangeMax": 131, "rangeMin": 121, "rangeUnit": "100m", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "meters", "value": 300, "displayValue": "300"}, "intensity": "warmup"}, {"name": "Build up", "notes": "Each one from easy to firm, so that the first one of the main set is no shock.", "target": {"ramp": "rising", "type": "pace", "rangeMax": 120, "rangeMin": 114, "rangeUnit": "100m", "zoneNumber": 2}, "duration": {"type": "distance", "unit": "meters", "value": 50, "displayValue": "50"}, "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 10, "displayValue": "0.10"}, "intensity": "rest"}, {"repeat": {"count": 3, "steps": 2}}, {"name": "Longest rung", "notes": "Same speed, longest breath: settle in over the first half.", "target": {"type": "pace", "rangeMax": 113, "rangeMin": 109, "rangeUnit": "100m", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "meters", "value": 400, "displayValue": "400"}, "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 45, "displayValue": "0.45"}, "intensity": "rest"}, {"name": "Way down", "notes": "Every rung is shorter, so hold the speed, or let it come up a little.", "target": {"type": "pace", "rangeMax": 113, "rangeMin": 109, "rangeUnit": "100m", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "meters", "value": 350, "displayValue": "350"}, "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 40, "displayValue": "0.40"}, "intensity": "rest"}, {"name": "Way down", "notes": "Every rung is shorter, so hold the speed, or let it come up a little.", "target": {"type": "pace", "rangeMax": 113, "rangeMin": 109, "rangeUnit": "100m", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "meters", "value": 300, "displayValue": "300"}, "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 35, "displayValue": "0.35"}, "intensity": "rest"}, {"name": "Way down", "notes": "Every rung is shorter, so hold the speed, or let it come up a little.", "target": {"type": "pace", "rangeMax": 113, "rangeMin": 109, "rangeUnit": "100m", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "meters", "value": 250, "displayValue": "250"}, "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 30, "displayValue": "0.30"}, "intensity": "rest"}, {"name": "Way down", "notes": "Every rung is shorter, so hold the speed, or let it come up a little.", "target": {"type": "pace", "rangeMax": 113, "rangeMin": 109, "rangeUnit": "100m", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "meters", "value": 200, "displayValue": "200"}, "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 25, "displayValue": "0.25"}, "intensity": "rest"}, {"name": "Way down", "notes": "Every rung is shorter, so hold the speed, or let it come up a little.", "target": {"type": "pace", "rangeMax": 108, "rangeMin": 103, "rangeUnit": "100m", "zoneNumber": 4}, "duration": {"type": "distance", "unit": "meters", "value": 150, "displayValue": "150"}, "intensity": "interval"}, {"name": "Cool down", "notes": "Swim it loose, any stroke, until the breath is quiet.", "target": {"type": "pace", "rangeMax": 131, "rangeMin": 121, "rangeUnit": "100m", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "meters", "value": 300, "displayValue": "300"}, "intensity": "cooldown"}]', '2026-11-07 12:10:54.015+00', '2026-11-07 12:10:54.015+00', NULL, NULL);
INSERT INTO public.workouts VALUES ('01a2032a-9cd7-7095-b46c-85e454a44a06', 'cefc1cbb-932b-423f-8ecd-4211b0ef199d', 'Threshold cruise', 'running', 'threshold', '[{"name": "Warm up", "notes": "Start slower than feels needed.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 450, "displayValue": "7.30"}, "intensity": "warmup"}, {"name": "Build", "notes": "A little quicker now, still relaxed, so that the first effort is no shock.", "target": {"type": "pace", "rangeMax": 335, "rangeMin": 297, "rangeUnit": "km", "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 300, "displayValue": "5"}, "intensity": "warmup"}, {"name": "Under", "notes": "The slow side of threshold: get your breath back without slowing to a jog.", "target": {"type": "pace", "rangeMax": 272, "rangeMin": 264, "rangeUnit": "km", "percentMax": 98.5, "percentMin": 95.5, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 180, "displayValue": "3"}, "intensity": "interval"}, {"name": "Over", "notes": "The quick side of threshold: lift a little, then settle again.", "target": {"type": "pace", "rangeMax": 260, "rangeMin": 253, "rangeUnit": "km", "percentMax": 103, "percentMin": 100, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 60, "displayValue": "1"}, "intensity": "interval"}, {"name": "Under", "notes": "The slow side of threshold: get your breath back without slowing to a jog.", "target": {"type": "pace", "rangeMax": 272, "rangeMin": 264, "rangeUnit": "km", "percentMax": 98.5, "percentMin": 95.5, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 180, "displayValue": "3"}, "intensity": "interval"}, {"name": "Over", "notes": "The quick side of threshold: lift a little, then settle again.", "target": {"type": "pace", "rangeMax": 260, "rangeMin": 253, "rangeUnit": "km", "percentMax": 103, "percentMin": 100, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 60, "displayValue": "1"}, "intensity": "interval"}, {"name": "Under", "notes": "The slow side of threshold: get your breath back without slowing to a jog.", "target": {"type": "pace", "rangeMax": 272, "rangeMin": 264, "rangeUnit": "km", "percentMax": 98.5, "percentMin": 95.5, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 180, "displayValue": "3"}, "intensity": "interval"}, {"name": "Over", "notes": "The quick side of threshold: lift a little, then settle again.", "target": {"type": "pace", "rangeMax": 260, "rangeMin": 253, "rangeUnit": "km", "percentMax": 103, "percentMin": 100, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 60, "displayValue": "1"}, "intensity": "interval"}, {"name": "Easy jog", "notes": "Shuffle if you like; start the next one fresh enough to hold the pace.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 90, "displayValue": "1.30"}, "intensity": "recovery"}, {"repeat": {"count": 3, "steps": 7}}, {"name": "Cool down", "notes": "Jog slowly and let your pulse come down.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 420, "displayValue": "7"}, "intensity": "cooldown"}]', '2026-11-10 12:10:54.038+00', '2026-11-10 12:10:54.038+00', NULL, NULL);
INSERT INTO public.workouts VALUES ('01a2032a-9d3e-7231-b174-49caad469fca', 'cefc1cbb-932b-423f-8ecd-4211b0ef199d', 'Short and sharp', 'cycling', 'v02 max', '[{"name": "Warm up", "notes": "Start with hardly any pressure on the pedals and let the power come up by itself.", "target": {"ramp": "rising", "type": "power", "rangeMax": 178, "rangeMin": 115, "percentMax": 70, "percentMin": 45}, "duration": {"type": "time", "unit": "minutes", "value": 600, "displayValue": "10"}, "intensity": "warmup"}, {"name": "VO2 Max", "notes": "Hard at once, smooth on the pedals. Stop the set when the power falls away.", "target": {"type": "power", "rangeMax": 382, "rangeMin": 332, "zoneNumber": 6}, "duration": {"type": "time", "unit": "minutes", "value": 30, "displayValue": "0.30"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 60, "displayValue": "1"}, "intensity": "recovery"}, {"repeat": {"count": 7, "steps": 2}}, {"name": "Between sets", "notes": "Easy, until your breathing is calm again.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 240, "displayValue": "4"}, "intensity": "recovery"}, {"name": "VO2 Max", "notes": "Hard at once, smooth on the pedals. Stop the set when the power falls away.", "target": {"type": "power", "rangeMax": 382, "rangeMin": 332, "zoneNumber": 6}, "duration": {"type": "time", "unit": "minutes", "value": 30, "displayValue": "0.30"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 60, "displayValue": "1"}, "intensity": "recovery"}, {"repeat": {"count": 6, "steps": 2}}, {"name": "Between sets", "notes": "Easy, until your breathing is calm again.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 240, "displayValue": "4"}, "intensity": "recovery"}, {"name": "VO2 Max", "notes": "Hard at once, smooth on the pedals. Stop the set when the power falls away.", "target": {"type": "power", "rangeMax": 382, "rangeMin": 332, "zoneNumber": 6}, "duration": {"type": "time", "unit": "minutes", "value": 30, "displayValue": "0.30"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 60, "displayValue": "1"}, "intensity": "recovery"}, {"repeat": {"count": 5, "steps": 2}}, {"name": "Between sets", "notes": "Easy, until your breathing is calm again.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 240, "displayValue": "4"}, "intensity": "recovery"}, {"name": "VO2 Max", "notes": "Hard at once, smooth on the pedals. Stop the set when the power falls away.", "target": {"type": "power", "rangeMax": 382, "rangeMin": 332, "zoneNumber": 6}, "duration": {"type": "time", "unit": "minutes", "value": 30, "displayValue": "0.30"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 60, "displayValue": "1"}, "intensity": "recovery"}, {"repeat": {"count": 4, "steps": 2}}, {"name": "Cool down", "notes": "Roll home and let your pulse come down.", "target": {"ramp": "falling", "type": "power", "rangeMax": 153, "rangeMin": 102, "percentMax": 60, "percentMin": 40}, "duration": {"type": "time", "unit": "minutes", "value": 300, "displayValue": "5"}, "intensity": "cooldown"}]', '2026-11-12 12:10:54.142+00', '2026-11-12 12:10:54.142+00', NULL, NULL);
INSERT INTO public.workouts VALUES ('01a2032a-9d65-7653-9d26-677a9e27ca52', 'cefc1cbb-932b-423f-8ecd-4211b0ef199d', 'Easy lengths', 'swimming', 'endurance', '[{"name": "Warm up", "notes": "Long strokes and easy breathing; start slower than feels natural.", "target": {"type": "pace", "rangeMax": 131, "rangeMin": 121, "rangeUnit": "100m", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "meters", "value": 200, "displayValue": "200"}, "intensity": "warmup"}, {"name": "Pull", "drill": "pull", "notes": "Buoy between the thighs and no kick: a long stroke, the water felt on the forearm.", "target": {"type": "pace", "rangeMax": 131, "rangeMin": 121, "rangeUnit": "100m", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "meters", "value": 50, "displayValue": "50"}, "equipment": ["pull buoy"], "intensity": "warmup"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 10, "displayValue": "0.10"}, "intensity": "rest"}, {"repeat": {"count": 3, "steps": 2}}, {"name": "Pull", "drill": "pull", "notes": "Buoy between the thighs and no kick: a long stroke, the water felt on the forearm.", "target": {"type": "pace", "rangeMax": 120, "rangeMin": 114, "rangeUnit": "100m", "zoneNumber": 2}, "duration": {"type": "distance", "unit": "meters", "value": 300, "displayValue": "300"}, "equipment": ["pull buoy"], "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 25, "displayValue": "0.25"}, "intensity": "rest"}, {"repeat": {"count": 3, "steps": 2}}, {"name": "Steady", "notes": "Smooth and unhurried, breathing out under water; this is what makes long swims easy.", "target": {"type": "pace", "rangeMax": 120, "rangeMin": 114, "rangeUnit": "100m", "zoneNumber": 2}, "duration": {"type": "distance", "unit": "meters", "value": 100, "displayValue": "100"}, "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 10, "displayValue": "0.10"}, "intensity": "rest"}, {"repeat": {"count": 4, "steps": 2}}, {"name": "Cool down", "notes": "Swim it loose, any stroke, until the breath is quiet.", "target": {"type": "pace", "rangeMax": 131, "rangeMin": 121, "rangeUnit": "100m", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "meters", "value": 150, "displayValue": "150"}, "intensity": "cooldown"}]', '2026-11-14 12:10:54.181+00', '2026-11-14 12:10:54.181+00', NULL, NULL);
INSERT INTO public.workouts VALUES ('01a2032a-9d6d-721e-9230-22497cd0d7cc', 'cefc1cbb-932b-423f-8ecd-4211b0ef199d', 'Tempo by the lake', 'running', 'tempo', '[{"name": "Warm up", "notes": "Start at a shuffle and let the pace come up by itself; nothing is forced.", "target": {"ramp": "rising", "type": "pace", "rangeMax": 361, "rangeMin": 314, "rangeUnit": "km", "percentMax": 83, "percentMin": 72}, "duration": {"type": "distance", "unit": "kilometers", "value": 3.6, "displayValue": "3.6"}, "intensity": "warmup"}, {"name": "Steady", "notes": "A notch above easy, and from there straight into the tempo.", "target": {"type": "pace", "rangeMax": 335, "rangeMin": 297, "rangeUnit": "km", "zoneNumber": 2}, "duration": {"type": "distance", "unit": "kilometers", "value": 2, "displayValue": "2"}, "intensity": "active"}, {"name": "Tempo", "notes": "Steady and strong, slower than race effort. You could keep this up for longer.", "target": {"type": "pace", "rangeMax": 296, "rangeMin": 273, "rangeUnit": "km", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "kilometers", "value": 5.5, "displayValue": "5.5"}, "intensity": "active"}, {"name": "Easy run", "notes": "Run where you can talk in full sentences.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 2, "displayValue": "2"}, "intensity": "active"}, {"name": "Cool down", "notes": "Jog slowly and let your pulse come down.", "target": {"ramp": "falling", "type": "pace", "rangeMax": 371, "rangeMin": 343, "rangeUnit": "km", "percentMax": 76, "percentMin": 70}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.9, "displayValue": "0.9"}, "intensity": "cooldown"}]', '2026-11-17 12:10:54.188+00', '2026-11-17 12:10:54.188+00', NULL, NULL);
INSERT INTO public.workouts VALUES ('01a2032a-9d84-77f1-86ed-f8b2103266c3', 'cefc1cbb-932b-423f-8ecd-4211b0ef199d', 'Intervals on the trainer', 'cycling', 'interval', '[{"name": "Warm up", "notes": "Start with hardly any pressure on the pedals and let the power come up by itself.", "target": {"ramp": "rising", "type": "power", "rangeMax": 178, "rangeMin": 115, "percentMax": 70, "percentMin": 45}, "duration": {"type": "time", "unit": "minutes", "value": 480, "displayValue": "8"}, "intensity": "warmup"}, {"name": "Endurance", "notes": "Ride where you can talk in full sentences. Eat and drink.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 810, "displayValue": "13.30"}, "intensity": "active"}, {"name": "Interval", "notes": "A little longer each time: keep the effort of the first for the last.", "target": {"type": "power", "rangeMax": 268, "rangeMin": 246, "zoneNumber": 5}, "duration": {"type": "time", "unit": "minutes", "value": 90, "displayValue": "1.30"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 240, "displayValue": "4"}, "intensity": "recovery"}, {"name": "Interval", "notes": "A little longer each time: keep the effort of the first for the last.", "target": {"type": "power", "rangeMax": 268, "rangeMin": 246, "zoneNumber": 5}, "duration": {"type": "time", "unit": "minutes", "value": 150, "displayValue": "2.30"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 240, "displayValue": "4"}, "intensity": "recovery"}, {"name": "Interval", "notes": "A little longer each time: keep the effort of the first for the last.", "target": {"type": "power", "rangeMax": 268, "rangeMin": 246, "zoneNumber": 5}, "duration": {"type": "time", "unit": "minutes", "value": 210, "displayValue": "3.30"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 240, "displayValue": "4"}, "intensity": "recovery"}, {"name": "Interval", "notes": "A little longer each time: keep the effort of the first for the last.", "target": {"type": "power", "rangeMax": 268, "rangeMin": 246, "zoneNumber": 5}, "duration": {"type": "time", "unit": "minutes", "value": 270, "displayValue": "4.30"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 240, "displayValue": "4"}, "intensity": "recovery"}, {"name": "Interval", "notes": "A little longer each time: keep the effort of the first for the last.", "target": {"type": "power", "rangeMax": 268, "rangeMin": 246, "zoneNumber": 5}, "duration": {"type": "time", "unit": "minutes", "value": 330, "displayValue": "5.30"}, "intensity": "interval"}, {"name": "Endurance", "notes": "Ride where you can talk in full sentences. Eat and drink.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 420, "displayValue": "7"}, "intensity": "active"}, {"name": "Cool down", "notes": "Roll home and let your pulse come down.", "target": {"ramp": "falling", "type": "power", "rangeMax": 153, "rangeMin": 102, "percentMax": 60, "percentMin": 40}, "duration": {"type": "time", "unit": "minutes", "value": 480, "displayValue": "8"}, "intensity": "cooldown"}]', '2026-11-19 12:10:54.212+00', '2026-11-19 12:10:54.212+00', NULL, NULL);
INSERT INTO public.workouts VALUES ('01a2032a-9da1-73d4-aa7a-4c872ce1595e', 'cefc1cbb-932b-423f-8ecd-4211b0ef199d', 'Threshold before the club ride', 'cycling', 'threshold', '[{"name": "Warm up", "notes": "Start with hardly any pressure on the pedals and let the power come up by itself.", "target": {"ramp": "rising", "type": "power", "rangeMax": 178, "rangeMin": 115, "percentMax": 70, "percentMin": 45}, "duration": {"type": "time", "unit": "minutes", "value": 600, "displayValue": "10"}, "intensity": "warmup"}, {"name": "Build", "notes": "Settle into your normal riding pace so that the first effort is no shock.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 420, "displayValue": "7"}, "intensity": "warmup"}, {"name": "Threshold", "notes": "As hard as you could hold for an hour. Start the first one a touch easy.", "target": {"type": "power", "rangeMax": 268, "rangeMin": 246, "zoneNumber": 5}, "duration": {"type": "time", "unit": "minutes", "value": 600, "displayValue": "10"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 300, "displayValue": "5"}, "intensity": "recovery"}, {"repeat": {"count": 2, "steps": 2}}, {"name": "Between sets", "notes": "Easy, until your breathing is calm again.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 240, "displayValue": "4"}, "intensity": "recovery"}, {"name": "Threshold", "notes": "As hard as you could hold for an hour. Start the first one a touch easy.", "target": {"type": "power", "rangeMax": 268, "rangeMin": 246, "zoneNumber": 5}, "duration": {"type": "time", "unit": "minutes", "value": 360, "displayValue": "6"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 150, "displayValue": "2.30"}, "intensity": "recovery"}, {"repeat": {"count": 4, "steps": 2}}, {"name": "Cool down", "notes": "Roll home and let your pulse come down.", "target": {"ramp": "falling", "type": "power", "rangeMax": 153, "rangeMin": 102, "percentMax": 60, "percentMin": 40}, "duration": {"type": "time", "unit": "minutes", "value": 300, "displayValue": "5"}, "intensity": "cooldown"}]', '2026-11-21 12:10:54.241+00', '2026-11-21 12:10:54.241+00', NULL, NULL);


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE SET; Schema: drizzle; Owner: -
--

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 3, true);


--
-- Name: audit_log_entries audit_log_entries_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.audit_log_entries
    ADD CONSTRAINT audit_log_entries_pkey PRIMARY KEY (id);


--
-- Name: identities identities_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.identities
    ADD CONSTRAINT identities_pkey PRIMARY KEY (id);


--
-- Name: one_time_tokens one_time_tokens_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.one_time_tokens
    ADD CONSTRAINT one_time_tokens_pkey PRIMARY KEY (id);


--
-- Name: opened_links opened_links_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.opened_links
    ADD CONSTRAINT opened_links_pkey PRIMARY KEY (link_hash);


--
-- Name: secrets secrets_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: signing_keys signing_keys_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.signing_keys
    ADD CONSTRAINT signing_keys_pkey PRIMARY KEY (kid);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: __drizzle_migrations __drizzle_migrations_pkey; Type: CONSTRAINT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);


--
-- Name: bam bam_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.bam
    ADD CONSTRAINT bam_pkey PRIMARY KEY (id);


--
-- Name: job job_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);


--
-- Name: job_common job_common_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT job_common_pkey PRIMARY KEY (name, id);


--
-- Name: job_dependency job_dependency_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job_dependency
    ADD CONSTRAINT job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);


--
-- Name: queue queue_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);


--
-- Name: queue_stats queue_stats_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue_stats
    ADD CONSTRAINT queue_stats_pkey PRIMARY KEY (id, captured_on);


--
-- Name: queue_stats_20261122 queue_stats_20261122_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue_stats_20261122
    ADD CONSTRAINT queue_stats_20261122_pkey PRIMARY KEY (id, captured_on);


--
-- Name: queue_stats_20261123 queue_stats_20261123_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue_stats_20261123
    ADD CONSTRAINT queue_stats_20261123_pkey PRIMARY KEY (id, captured_on);


--
-- Name: schedule schedule_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name, key);


--
-- Name: subscription subscription_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);


--
-- Name: version version_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);


--
-- Name: warning warning_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.warning
    ADD CONSTRAINT warning_pkey PRIMARY KEY (id);


--
-- Name: athletes athletes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.athletes
    ADD CONSTRAINT athletes_pkey PRIMARY KEY (id);


--
-- Name: generation_counts generation_counts_athlete_id_month_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.generation_counts
    ADD CONSTRAINT generation_counts_athlete_id_month_pk PRIMARY KEY (athlete_id, month);


--
-- Name: letters letters_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_pkey PRIMARY KEY (id);


--
-- Name: subscriptions subscriptions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (athlete_id);


--
-- Name: workouts workouts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.workouts
    ADD CONSTRAINT workouts_pkey PRIMARY KEY (id);


--
-- Name: audit_log_entries_age; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE INDEX audit_log_entries_age ON auth_provider.audit_log_entries USING btree (kind, created_at);


--
-- Name: audit_log_entries_user; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE INDEX audit_log_entries_user ON auth_provider.audit_log_entries USING btree (user_id);


--
-- Name: identities_provider; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE UNIQUE INDEX identities_provider ON auth_provider.identities USING btree (provider, provider_id);


--
-- Name: identities_user; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE INDEX identities_user ON auth_provider.identities USING btree (user_id);


--
-- Name: one_time_tokens_address; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE INDEX one_time_tokens_address ON auth_provider.one_time_tokens USING btree (relates_to);


--
-- Name: one_time_tokens_age; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE INDEX one_time_tokens_age ON auth_provider.one_time_tokens USING btree (link_expires_at);


--
-- Name: one_time_tokens_link; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE UNIQUE INDEX one_time_tokens_link ON auth_provider.one_time_tokens USING btree (link_hash);


--
-- Name: one_time_tokens_purpose; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE UNIQUE INDEX one_time_tokens_purpose ON auth_provider.one_time_tokens USING btree (user_id, token_type);


--
-- Name: sessions_age; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE INDEX sessions_age ON auth_provider.sessions USING btree (created_at);


--
-- Name: sessions_user; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE INDEX sessions_user ON auth_provider.sessions USING btree (user_id);


--
-- Name: users_email; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE UNIQUE INDEX users_email ON auth_provider.users USING btree (email) WHERE (email <> ''::text);


--
-- Name: job_common_i1; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_common_i1 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));


--
-- Name: job_common_i10; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX job_common_i10 ON pgboss.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text));


--
-- Name: job_common_i11; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX job_common_i11 ON pgboss.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked));


--
-- Name: job_common_i12; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX job_common_i12 ON pgboss.job_common USING btree (source_root_id) WHERE (source_root_id IS NOT NULL);


--
-- Name: job_common_i2; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_common_i2 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));


--
-- Name: job_common_i3; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_common_i3 ON pgboss.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));


--
-- Name: job_common_i4; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_common_i4 ON pgboss.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));


--
-- Name: job_common_i6; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_common_i6 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'exclusive'::text));


--
-- Name: job_common_i7; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX job_common_i7 ON pgboss.job_common USING btree (name, group_id) WHERE ((state = 'active'::pgboss.job_state) AND (group_id IS NOT NULL));


--
-- Name: job_common_i8; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX job_common_i8 ON pgboss.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::pgboss.job_state, 'retry'::pgboss.job_state, 'failed'::pgboss.job_state])) AND (policy = 'key_strict_fifo'::text));


--
-- Name: job_common_i9; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX job_common_i9 ON pgboss.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::pgboss.job_state));


--
-- Name: job_dep_parent_idx; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX job_dep_parent_idx ON pgboss.job_dependency USING btree (parent_name, parent_id);


--
-- Name: queue_stats_i1; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX queue_stats_i1 ON ONLY pgboss.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);


--
-- Name: queue_stats_20261122_name_captured_on_deferred_count_queued_idx; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX queue_stats_20261122_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261122 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);


--
-- Name: queue_stats_20261123_name_captured_on_deferred_count_queued_idx; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX queue_stats_20261123_name_captured_on_deferred_count_queued_idx ON pgboss.queue_stats_20261123 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);


--
-- Name: warning_i1; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX warning_i1 ON pgboss.warning USING btree (created_on DESC);


--
-- Name: athletes_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX athletes_email ON public.athletes USING btree (lower(email));


--
-- Name: letters_unqueued; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX letters_unqueued ON public.letters USING btree (id) WHERE (NOT is_queued);


--
-- Name: workouts_deleted; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX workouts_deleted ON public.workouts USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);


--
-- Name: workouts_of_athlete; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX workouts_of_athlete ON public.workouts USING btree (athlete_id, updated_at, id, deleted_at);


--
-- Name: job_common_pkey; Type: INDEX ATTACH; Schema: pgboss; Owner: -
--

ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.job_common_pkey;


--
-- Name: queue_stats_20261122_name_captured_on_deferred_count_queued_idx; Type: INDEX ATTACH; Schema: pgboss; Owner: -
--

ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261122_name_captured_on_deferred_count_queued_idx;


--
-- Name: queue_stats_20261122_pkey; Type: INDEX ATTACH; Schema: pgboss; Owner: -
--

ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261122_pkey;


--
-- Name: queue_stats_20261123_name_captured_on_deferred_count_queued_idx; Type: INDEX ATTACH; Schema: pgboss; Owner: -
--

ALTER INDEX pgboss.queue_stats_i1 ATTACH PARTITION pgboss.queue_stats_20261123_name_captured_on_deferred_count_queued_idx;


--
-- Name: queue_stats_20261123_pkey; Type: INDEX ATTACH; Schema: pgboss; Owner: -
--

ALTER INDEX pgboss.queue_stats_pkey ATTACH PARTITION pgboss.queue_stats_20261123_pkey;


--
-- Name: identities identities_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.identities
    ADD CONSTRAINT identities_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth_provider.users(id) ON DELETE CASCADE;


--
-- Name: one_time_tokens one_time_tokens_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.one_time_tokens
    ADD CONSTRAINT one_time_tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth_provider.users(id) ON DELETE CASCADE;


--
-- Name: opened_links opened_links_session_id_sessions_id_fk; Type: FK CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.opened_links
    ADD CONSTRAINT opened_links_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES auth_provider.sessions(id) ON DELETE CASCADE;


--
-- Name: opened_links opened_links_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.opened_links
    ADD CONSTRAINT opened_links_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth_provider.users(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth_provider.users(id) ON DELETE CASCADE;


--
-- Name: job_common dlq_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;


--
-- Name: job_common q_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;


--
-- Name: queue queue_dead_letter_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name);


--
-- Name: schedule schedule_name_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;


--
-- Name: subscription subscription_name_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;


--
-- Name: generation_counts generation_counts_athlete_id_athletes_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.generation_counts
    ADD CONSTRAINT generation_counts_athlete_id_athletes_id_fk FOREIGN KEY (athlete_id) REFERENCES public.athletes(id) ON DELETE CASCADE;


--
-- Name: subscriptions subscriptions_athlete_id_athletes_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_athlete_id_athletes_id_fk FOREIGN KEY (athlete_id) REFERENCES public.athletes(id) ON DELETE CASCADE;


--
-- Name: workouts workouts_athlete_id_athletes_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.workouts
    ADD CONSTRAINT workouts_athlete_id_athletes_id_fk FOREIGN KEY (athlete_id) REFERENCES public.athletes(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


